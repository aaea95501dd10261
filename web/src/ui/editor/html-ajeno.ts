import DOMPurify from 'dompurify';

const ETIQUETAS =
  'p br div span strong b em i u s a h1 h2 h3 h4 ul ol li blockquote pre code hr img table thead tbody tr th td'.split(
    ' ',
  );
const ATRIBUTOS = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'start'];
const DIRECCIONES = /^(?:https?:|mailto:|tel:|blob:|data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]|\/(?!\/))/i;
const PROPIAS = /^data:image\//i;
const TAG = /<[a-z][^>]*>/gi;
const QUE_CORRE = /([\s/"'])(?:style|on[a-z]+)\s*=/gi;

type HtmlLimpio = {
  readonly fragmento: DocumentFragment;
  /** How many pictures stayed out because they would have been asked of somebody else. */
  readonly retenidas: number;
};

/**
 * HTML that somebody else wrote, with only what an allow-list lets through: no scripts, styles, handlers or frames. Pictures
 * that do not travel with it are asked for only when `conImagenes`: asking for one tells its owner that it was read.
 */
export function limpiarHtml(html: string, conImagenes: boolean): HtmlLimpio {
  const fragmento = DOMPurify.sanitize(callado(html), {
    ALLOWED_TAGS: ETIQUETAS,
    ALLOWED_ATTR: ATRIBUTOS,
    ALLOWED_URI_REGEXP: DIRECCIONES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const enlace of fragmento.querySelectorAll('a')) {
    enlace.target = '_blank';
    enlace.rel = 'noopener noreferrer';
  }
  let retenidas = 0;
  for (const imagen of fragmento.querySelectorAll('img')) {
    if (!imagen.hasAttribute('alt')) imagen.alt = '';
    if (conImagenes || PROPIAS.test(imagen.getAttribute('src') ?? '')) continue;
    imagen.remove();
    retenidas += 1;
  }
  return { fragmento, retenidas };
}

/**
 * Without the attributes that the policy of the page complains of as soon as they are parsed, although nothing of them runs.
 * It only spares the console: what is let through is decided afterwards.
 */
const callado = (html: string): string => html.replace(TAG, (tag) => tag.replace(QUE_CORRE, '$1data-fuera='));

/** The same as text, for an editor to take in: pictures from elsewhere stay out. */
export function htmlSeguro(html: string): string {
  const caja = document.createElement('div');
  caja.append(limpiarHtml(html, false).fragmento);
  return caja.innerHTML;
}

/** What is read of some HTML. */
export const textoDeHtml = (html: string): string => {
  const { fragmento } = limpiarHtml(html, false);
  return (fragmento.textContent ?? '').replace(/\s+/g, ' ').trim();
};
