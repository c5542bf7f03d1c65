import { isEventType, msg, type Activity, type EventType, type MessageKey } from '@hourtrail/contracts';

type SentenceKey = Extract<MessageKey, `activity.${string}`>;

/** The second sentence names the person whom the event is about. */
type Sentences = readonly [alone: SentenceKey, ofPerson?: SentenceKey];

const SENTENCES: Readonly<Record<EventType, Sentences>> = {
  'hours.drafted': [msg('activity.hoursDrafted'), msg('activity.hoursDraftedOfPerson')],
  'hours.submitted': [msg('activity.hoursSubmitted'), msg('activity.hoursSubmittedOfPerson')],
  'hours.resubmitted': [msg('activity.hoursResubmitted'), msg('activity.hoursResubmittedOfPerson')],
  'hours.added': [msg('activity.hoursAdded'), msg('activity.hoursAddedOfPerson')],
  'hours.imported': [msg('activity.hoursImported'), msg('activity.hoursImportedOfPerson')],
  'hours.marked-present': [msg('activity.hoursMarkedPresent'), msg('activity.hoursMarkedPresentOfPerson')],
  'hours.checked-in': [msg('activity.hoursCheckedIn'), msg('activity.hoursCheckedInOfPerson')],
  'hours.withdrawn': [msg('activity.hoursWithdrawn'), msg('activity.hoursWithdrawnOfPerson')],
  'hours.verified': [msg('activity.hoursVerified'), msg('activity.hoursVerifiedOfPerson')],
  'hours.verification-retracted': [
    msg('activity.hoursVerificationRetracted'),
    msg('activity.hoursVerificationRetractedOfPerson'),
  ],
  'hours.approved': [msg('activity.hoursApproved'), msg('activity.hoursApprovedOfPerson')],
  'hours.rejected': [msg('activity.hoursRejected'), msg('activity.hoursRejectedOfPerson')],
  'hours.wrong-supervisor': [msg('activity.hoursWrongSupervisor'), msg('activity.hoursWrongSupervisorOfPerson')],
  'hours.message-sent': [msg('activity.hoursMessageSent'), msg('activity.hoursMessageSentOfPerson')],
  'hours.reopened': [msg('activity.hoursReopened'), msg('activity.hoursReopenedOfPerson')],
  'hours.revoked': [msg('activity.hoursRevoked'), msg('activity.hoursRevokedOfPerson')],
  'hours.amended': [msg('activity.hoursAmended'), msg('activity.hoursAmendedOfPerson')],
  'hours.attached': [msg('activity.hoursAttached'), msg('activity.hoursAttachedOfPerson')],
  'hours.attachment-removed': [msg('activity.hoursAttachmentRemoved'), msg('activity.hoursAttachmentRemovedOfPerson')],
  'hours.deleted': [msg('activity.hoursDeleted'), msg('activity.hoursDeletedOfPerson')],
  'hours.restored': [msg('activity.hoursRestored'), msg('activity.hoursRestoredOfPerson')],
  'hours.moved-away': [msg('activity.hoursMovedAway'), msg('activity.hoursMovedAwayOfPerson')],
  'hours.moved-in': [msg('activity.hoursMovedIn'), msg('activity.hoursMovedInOfPerson')],
  'hours.erased': [msg('activity.hoursErased'), msg('activity.hoursErasedOfPerson')],

  'record.issued': [msg('activity.recordIssued'), msg('activity.recordIssuedOfPerson')],
  'record.revoked': [msg('activity.recordRevoked'), msg('activity.recordRevokedOfPerson')],
  'record.erased': [msg('activity.recordErased'), msg('activity.recordErasedOfPerson')],

  'opportunity.published': [msg('activity.opportunityPublished'), msg('activity.opportunityPublishedOfPerson')],
  'opportunity.amended': [msg('activity.opportunityAmended'), msg('activity.opportunityAmendedOfPerson')],
  'opportunity.activated': [msg('activity.opportunityActivated'), msg('activity.opportunityActivatedOfPerson')],
  'opportunity.deactivated': [msg('activity.opportunityDeactivated'), msg('activity.opportunityDeactivatedOfPerson')],
  'opportunity.cancelled': [msg('activity.opportunityCancelled'), msg('activity.opportunityCancelledOfPerson')],
  'opportunity.announced': [msg('activity.opportunityAnnounced'), msg('activity.opportunityAnnouncedOfPerson')],
  'attendance.opened': [msg('activity.attendanceOpened'), msg('activity.attendanceOpenedOfPerson')],
  'attendance.code-renewed': [msg('activity.attendanceCodeRenewed'), msg('activity.attendanceCodeRenewedOfPerson')],
  'signup.made': [msg('activity.signupMade'), msg('activity.signupMadeOfPerson')],
  'signup.waitlisted': [msg('activity.signupWaitlisted'), msg('activity.signupWaitlistedOfPerson')],
  'signup.promoted': [msg('activity.signupPromoted'), msg('activity.signupPromotedOfPerson')],
  'signup.cancelled': [msg('activity.signupCancelled'), msg('activity.signupCancelledOfPerson')],

  'user.signed-up': [msg('activity.userSignedUp'), msg('activity.userSignedUpOfPerson')],
  'user.created': [msg('activity.userCreated'), msg('activity.userCreatedOfPerson')],
  'user.nominated': [msg('activity.userNominated'), msg('activity.userNominatedOfPerson')],
  'user.nomination-confirmed': [
    msg('activity.userNominationConfirmed'),
    msg('activity.userNominationConfirmedOfPerson'),
  ],
  'user.nomination-refused': [msg('activity.userNominationRefused'), msg('activity.userNominationRefusedOfPerson')],
  'user.details-changed': [msg('activity.userDetailsChanged'), msg('activity.userDetailsChangedOfPerson')],
  'user.role-changed': [msg('activity.userRoleChanged'), msg('activity.userRoleChangedOfPerson')],
  'user.invited': [msg('activity.userInvited'), msg('activity.userInvitedOfPerson')],
  'user.activated': [msg('activity.userActivated'), msg('activity.userActivatedOfPerson')],
  'user.deactivated': [msg('activity.userDeactivated'), msg('activity.userDeactivatedOfPerson')],
  'user.language-changed': [msg('activity.userLanguageChanged'), msg('activity.userLanguageChangedOfPerson')],
  'user.password-changed': [msg('activity.userPasswordChanged'), msg('activity.userPasswordChangedOfPerson')],
  'user.password-set-by-mail': [msg('activity.userPasswordSetByMail'), msg('activity.userPasswordSetByMailOfPerson')],
  'user.email-asked': [msg('activity.userEmailAsked'), msg('activity.userEmailAskedOfPerson')],
  'user.email-confirmed': [msg('activity.userEmailConfirmed'), msg('activity.userEmailConfirmedOfPerson')],
  'user.email-given-up': [msg('activity.userEmailGivenUp'), msg('activity.userEmailGivenUpOfPerson')],
  'user.password-reset': [msg('activity.userPasswordReset'), msg('activity.userPasswordResetOfPerson')],
  'user.family-code-made': [msg('activity.userFamilyCodeMade'), msg('activity.userFamilyCodeMadeOfPerson')],
  'user.family-code-dropped': [msg('activity.userFamilyCodeDropped'), msg('activity.userFamilyCodeDroppedOfPerson')],
  'user.checkpoint-mail-started': [
    msg('activity.userCheckpointMailStarted'),
    msg('activity.userCheckpointMailStartedOfPerson'),
  ],
  'user.checkpoint-mail-ended': [
    msg('activity.userCheckpointMailEnded'),
    msg('activity.userCheckpointMailEndedOfPerson'),
  ],
  'user.moved-away': [msg('activity.userMovedAway'), msg('activity.userMovedAwayOfPerson')],
  'user.moved-in': [msg('activity.userMovedIn'), msg('activity.userMovedInOfPerson')],
  'user.erased': [msg('activity.userErased')],

  'family-link.requested': [msg('activity.familyLinkRequested'), msg('activity.familyLinkRequestedOfPerson')],
  'family-link.made': [msg('activity.familyLinkMade'), msg('activity.familyLinkMadeOfPerson')],
  'family-link.confirmed': [msg('activity.familyLinkConfirmed'), msg('activity.familyLinkConfirmedOfPerson')],
  'family-link.refused': [msg('activity.familyLinkRefused'), msg('activity.familyLinkRefusedOfPerson')],
  'family-link.revoked': [msg('activity.familyLinkRevoked'), msg('activity.familyLinkRevokedOfPerson')],
  'family-link.erased': [msg('activity.familyLinkErased'), msg('activity.familyLinkErasedOfPerson')],
  'join-request.asked': [msg('activity.joinRequestAsked'), msg('activity.joinRequestAskedOfPerson')],
  'join-request.admitted': [msg('activity.joinRequestAdmitted'), msg('activity.joinRequestAdmittedOfPerson')],
  'join-request.refused': [msg('activity.joinRequestRefused'), msg('activity.joinRequestRefusedOfPerson')],
  'join-request.withdrawn': [msg('activity.joinRequestWithdrawn'), msg('activity.joinRequestWithdrawnOfPerson')],
  'join-request.erased': [msg('activity.joinRequestErased'), msg('activity.joinRequestErasedOfPerson')],

  'organization.created': [msg('activity.organizationCreated')],
  'organization.details-changed': [msg('activity.organizationDetailsChanged')],
  'organization.announced': [msg('activity.organizationAnnounced')],
  'organization.rules-changed': [msg('activity.organizationRulesChanged')],
  'organization.opened': [msg('activity.organizationOpened')],
  'organization.closed': [msg('activity.organizationClosed')],
  'organization.join-code-made': [msg('activity.organizationJoinCodeMade')],
  'organization.join-code-dropped': [msg('activity.organizationJoinCodeDropped')],
  'export.made': [msg('activity.exportMade')],
  'export.interrupted': [msg('activity.exportInterrupted')],
  'export.erased': [msg('activity.exportErased')],
  'import.applied': [msg('activity.importApplied')],
  'import.undone': [msg('activity.importUndone')],
  'import.erased': [msg('activity.importErased')],

  'contact-message.received': [msg('activity.contactMessageReceived')],
  'contact-message.handled': [msg('activity.contactMessageHandled')],
  'contact-message.reopened': [msg('activity.contactMessageReopened')],
  'contact-message.erased': [msg('activity.contactMessageErased')],
  'subscription.requested': [msg('activity.subscriptionRequested')],
  'subscription.confirmed': [msg('activity.subscriptionConfirmed')],
  'subscription.ended': [msg('activity.subscriptionEnded')],
  'subscription.removed': [msg('activity.subscriptionRemoved')],
  'subscription.erased': [msg('activity.subscriptionErased')],
  'log.restore-accepted': [msg('activity.logRestoreAccepted')],
  'log.sealing-resumed': [msg('activity.logSealingResumed')],
  'log.key-replaced': [msg('activity.logKeyReplaced')],
  'settings.changed': [msg('activity.settingsChanged')],
};

const OTHER: Sentences = [msg('activity.other'), msg('activity.otherOfPerson')];

/** "{actor} approved {person}’s hours"; does not name people who acted for themselves. */
export function activitySentence({ type, actor, about }: Pick<Activity, 'type' | 'actor' | 'about'>): SentenceKey {
  const [alone, ofPerson = alone] = isEventType(type) ? SENTENCES[type] : OTHER;
  return about !== null && about !== actor.name ? ofPerson : alone;
}
