export const NOTE_COLORS = ['primary', 'info', 'error', 'warning', 'success'] as const;

export type NoteColor = (typeof NOTE_COLORS)[number];

/** A note. Samples are info, error, warning or success; people may also leave the default. */
export type Note = {
  readonly id: number;
  /** The whole text; its first line is what the list shows. */
  readonly title: string;
  readonly color: NoteColor;
  /** When it was written: an instant. */
  readonly datef: string;
  readonly deleted: boolean;
};
