"""Reads a calendar from standard input with Debian's python3-icalendar, and tells its events as JSON."""
import json
import sys
from datetime import timezone

from icalendar import Calendar

calendar = Calendar.from_ical(sys.stdin.buffer.read())
zones = {str(zone["TZID"]): zone.to_tz() for zone in calendar.walk("VTIMEZONE")}


def local(when):
    return when.dt.strftime("%Y-%m-%dT%H:%M")


def instant(when):
    at = when.dt
    if "TZID" in when.params:
        # by the rules that the calendar brings, not by those that Python knows by the same name
        at = zones[when.params["TZID"]].localize(at.replace(tzinfo=None))
    return at.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def told(event):
    return {
        "uid": str(event["UID"]),
        "sequence": int(event["SEQUENCE"]),
        "status": str(event["STATUS"]),
        "summary": str(event["SUMMARY"]),
        "location": str(event["LOCATION"]),
        "description": str(event["DESCRIPTION"]),
        "url": str(event["URL"]),
        "start": local(event["DTSTART"]),
        "end": local(event["DTEND"]),
        "startsAt": instant(event["DTSTART"]),
        "endsAt": instant(event["DTEND"]),
        "stamp": instant(event["DTSTAMP"]),
        "lastModified": instant(event["LAST-MODIFIED"]),
    }


json.dump([told(event) for event in calendar.walk("VEVENT")], sys.stdout)
