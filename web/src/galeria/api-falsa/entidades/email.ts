export const ETIQUETAS_DE_CORREO = ['Promotional', 'Social', 'Health'] as const;
export type EtiquetaDeCorreo = (typeof ETIQUETAS_DE_CORREO)[number];

export const CARPETAS = ['inbox', 'sent', 'draft', 'spam'] as const;
export type Carpeta = (typeof CARPETAS)[number];

/** A file that came with a mail. `image` is an address for `img`; `fileSize` is for people. */
export type AdjuntoDeCorreo = {
  readonly id: string;
  readonly image: string;
  readonly title: string;
  readonly fileSize: string;
};

/** A mail. `emailContent` is HTML as it was sent: nobody shows it before it is made harmless. `time` is an instant. */
export type Email = {
  readonly id: number;
  readonly from: string;
  readonly thumbnail: string;
  readonly subject: string;
  readonly time: string;
  readonly To: string;
  readonly emailExcerpt: string;
  readonly emailContent: string;
  readonly unread: boolean;
  readonly attachment: boolean;
  readonly starred: boolean;
  readonly important: boolean;
  readonly checked: boolean;
  readonly inbox: boolean;
  readonly sent: boolean;
  readonly draft: boolean;
  readonly spam: boolean;
  readonly trash: boolean;
  /** What one writes has none. */
  readonly label: EtiquetaDeCorreo | null;
  readonly attchments: readonly AdjuntoDeCorreo[];
};
