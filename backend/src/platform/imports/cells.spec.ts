import { flagIn, hoursIn, timeIn } from './cells.js';

it.each([
  ['9:00', '09:00'],
  ['17:30:00', '17:30'],
  ['9:05 AM', '09:05'],
  ['12:00 am', '00:00'],
  ['12 p.m.', '12:00'],
  ['5PM', '17:00'],
  ['9', undefined],
  ['13 PM', undefined],
  ['24:00', undefined],
  ['', undefined],
])('reads the time %p as %p', (cell, time) => {
  expect(timeIn(cell)).toBe(time);
});

it.each([
  ['3', 3],
  ['3.50', 3.5],
  ['2.00000', 2],
  ['3,5', 3.5],
  ['1,5', 1.5],
  ['3.5 hours', 3.5],
  ['2 hrs.', 2],
  ['3:30', 3.5],
  ['2h 30m', 2.5],
  ['2 hrs 30 min', 2.5],
  ['2 hours and 15 minutes', 2.25],
  ['2 horas y 30 minutos', 2.5],
  ['150 minutes', 2.5],
  ['2h 30', undefined],
  ['m', undefined],
  ['1,000', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['2 hours     and     15     minutes', 2.25],
  [`2h${' '.repeat(40)}15m`, undefined],
  ['', undefined],
])('reads %p as %p hours', (cell, hours) => {
  expect(hoursIn(cell)).toBe(hours);
});

it.each([
  ['Active', true],
  ['no', false],
  ['1', true],
  ['maybe', undefined],
])('reads %p as %p', (cell, flag) => {
  expect(flagIn(cell)).toBe(flag);
});
