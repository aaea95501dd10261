export type ChatStatus = 'online' | 'away' | 'busy' | 'offline';

/** A file that goes with a message. `icon` is the kind of it. */
export type ChatAttachment = {
  readonly icon: 'pdf' | 'planilla' | 'texto' | 'imagen' | 'archivo';
  readonly file: string;
  /** As people read it: «2,4 MB». */
  readonly fileSize: string;
};

/** A message. It is of the contact when its `senderId` is theirs, and of the user otherwise. */
export type ChatMessage = {
  readonly id: string;
  /** An instant. */
  readonly createdAt: string;
  /** What is written; in a message of type image, an address for `img`. */
  readonly msg: string;
  readonly senderId: number;
  readonly type: 'text' | 'image';
  /** What the samples bring with the message. */
  readonly attachment?: readonly ChatAttachment[];
  /** What is sent from here carries this list, empty in a message that is only text. */
  readonly attachments?: readonly ChatAttachment[];
};

/** Somebody to chat with, and what was said. */
export type Chat = {
  readonly id: number;
  readonly name: string;
  readonly status: ChatStatus;
  readonly thumb: string;
  /** They wrote a short time ago, and it is still to be read. */
  readonly recent: boolean;
  readonly excerpt: string;
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
};

/** Who the user is in the samples: the id of nobody else. */
export const YO = { id: 0, name: 'Lucía Ferreyra', role: 'Mostrador', status: 'online' as ChatStatus } as const;
