import type { apiPrivacy as english } from '../en/api-privacy.js';

export const apiPrivacy = {
  'apiPrivacy.held':
    'Hay una retención legal vigente, así que aquí no se puede borrar nada. Levante primero la retención.',
  'apiPrivacy.heldAlready': 'Aquí ya hay una retención legal vigente.',
  'apiPrivacy.holdLifted': 'Esta retención ya se levantó.',
  'apiPrivacy.ownHold': 'No puede levantar una retención sobre sus propios registros. Pídaselo a otro administrador.',
  'apiPrivacy.holdOfHigherRole': 'Alguien con un rol superior al suyo impuso esta retención. Pídale que la levante.',
  'apiPrivacy.keptLonger': 'El calendario de la escuela conserva este expediente.',
  'apiPrivacy.stillActive': 'Esta persona está activa en la escuela, así que su expediente no vence.',
  'apiPrivacy.requestAlreadyOpen': 'Ya hay una solicitud abierta de este tipo. La escuela la responderá.',
  'apiPrivacy.tooManyRequests': 'Ya hay {max} solicitudes abiertas. Espere una respuesta o retire una.',
  'apiPrivacy.requestClosed': 'Esta solicitud ya se respondió o se retiró.',
  'apiPrivacy.ownRequest':
    'No puede responder una solicitud sobre su propio expediente. Pida a otro administrador que lo haga.',
  'apiPrivacy.refusalNeedsReason': 'Indique por qué se rechaza la solicitud',
  'apiPrivacy.noStatementHere':
    'Solo se puede adjuntar una declaración después de que la escuela se negó a corregir el expediente.',
  'apiPrivacy.hasStatement': 'Esta solicitud ya tiene una declaración.',
  'apiPrivacy.notFamily': 'Solo el estudiante y sus padres pueden hacer esto.',
  'apiPrivacy.stillErasing': 'El borrado sigue en curso. Consulte de nuevo el certificado en un minuto.',
  'apiPrivacy.notTheirEntry': 'Elija un registro de esta persona',
  'apiPrivacy.noCertificate': 'Solo un borrado concedido tiene certificado.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
