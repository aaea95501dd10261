/** A mail as rooms write it: plain sentences and at most one link. No picture and nothing that comes from elsewhere. */
export type Carta = {
  readonly para: string;
  readonly asunto: string;
  readonly parrafos: readonly string[];
  readonly enlace?: { readonly texto: string; readonly url: string };
  /** Minutes after which it would only confuse whoever got it; a day unless told. */
  readonly sirveMinutos?: number;
};

export type Mensaje = { readonly para: string; readonly asunto: string; readonly texto: string; readonly html: string };

const FIRMA = 'Trastienda';
const AL_PIE = 'Este correo se mandó solo: no hace falta responderlo.';

/** The letter in its two forms, which say the same. */
export function componer({ para, asunto, parrafos, enlace }: Carta): Mensaje {
  for (const encabezado of [para, asunto]) exigirUnaLinea(encabezado);
  const texto = [...parrafos, ...(enlace ? [`${enlace.texto}:\n${enlace.url}`] : []), `${FIRMA}\n${AL_PIE}`];
  const cuerpo = [
    ...parrafos.map((parrafo) => `<p>${escapar(parrafo)}</p>`),
    ...(enlace
      ? [
          `<p><a href="${escapar(enlace.url)}" style="display:inline-block;padding:10px 18px;border-radius:7px;background:#1f6feb;color:#ffffff;text-decoration:none">${escapar(enlace.texto)}</a></p>`,
          `<p style="color:#5a6a85;font-size:13px">Si el botón no abre, copiá esta dirección en el navegador:<br>${escapar(enlace.url)}</p>`,
        ]
      : []),
    `<p style="color:#5a6a85;font-size:13px">${FIRMA}<br>${AL_PIE}</p>`,
  ];
  return { para, asunto, texto: `${texto.join('\n\n')}\n`, html: pagina(asunto, cuerpo.join('\n')) };
}

/** A line break in a header begins another one: whoever could write it would choose who else gets the mail. */
function exigirUnaLinea(encabezado: string): void {
  if (/[\r\n\0]/.test(encabezado)) throw new Error('a mail header takes one line');
}

const pagina = (titulo: string, cuerpo: string): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>${escapar(titulo)}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;color:#2a3547;max-width:560px;margin:24px auto;padding:0 16px">
${cuerpo}
</body></html>
`;

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapar = (texto: string): string => texto.replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);
