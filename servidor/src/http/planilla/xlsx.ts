import { Readable } from 'node:stream';
import { letraDeColumna } from '@trastienda/nucleo/comun/letra-de-columna.ts';
import { type ArchivoCsv, type ColumnaCsv, tipoDeCelda } from '#http/csv.ts';
import { type DeAUna, deAUna } from '#http/de-a-una.ts';
import { escribirZip, type ParteDeZip } from './zip.ts';

/** What Excel admits. */
const FILAS_POR_HOJA = 1_048_576;
const LETRAS_POR_CELDA = 32_767;
const CIFRAS = 15;
/** Rows handed to the compressor at once: enough to be quick, too few for anybody to wait. */
const POR_VEZ = 200;

const PRINCIPAL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELACIONES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006';
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Rows that are looked at before the first one is written, to know how wide their columns are. */
const MIRADAS = 100;
/** In letters: what is longer is read in its cell, and not in the column. */
const ANCHO = { minimo: 10, maximo: 60 } as const;

/** As many decimals as any figure of ours has. */
const DECIMALES = 6;
/** The numbers from which on formats are one's own. */
const FORMATO_PROPIO = 164;
/** A day, a moment, and then figures with one decimal, with two… */
const FORMATOS = [
  'dd/mm/yyyy',
  'dd/mm/yyyy hh:mm',
  ...Array.from({ length: DECIMALES }, (_, i) => `#,##0.${'0'.repeat(i + 1)}`),
];
/** The styles of `ESTILOS`, by their place; those of `FORMATOS` come last. */
const ESTILO = { titulo: 1, textoLiteral: 2, dia: 3, momento: 4, figura: 5 } as const;
const ESTILOS = [
  `${XML}<styleSheet xmlns="${PRINCIPAL}">`,
  `<numFmts count="${FORMATOS.length}">${FORMATOS.map((codigo, i) => `<numFmt numFmtId="${FORMATO_PROPIO + i}" formatCode="${codigo}"/>`).join('')}</numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${ESTILO.dia + FORMATOS.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>`,
  FORMATOS.map(
    (_, i) =>
      `<xf numFmtId="${FORMATO_PROPIO + i}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ).join(''),
  '</cellXfs></styleSheet>',
].join('');

/**
 * A list as a spreadsheet: its titles stay in sight, numbers are numbers, texts are texts even when they begin like a formula
 * (`seguridad` 3.9). It streams, and what does not fit in one sheet goes on in another one.
 */
export function escribirXlsx<Fila>(archivo: ArchivoCsv<Fila>): Readable {
  return Readable.from(escribirZip(partesDe(archivo)), { objectMode: false });
}

async function* partesDe<Fila>({ nombre, columnas, filas }: ArchivoCsv<Fila>): AsyncGenerator<ParteDeZip> {
  // Whichever sheet asks for them.
  const fuente = deAUna(filas);
  const titulo = nombreDeHoja(nombre);
  const estado = { quedan: true };
  let hojas = 0;
  try {
    while (estado.quedan) {
      hojas += 1;
      yield { nombre: `xl/worksheets/sheet${hojas}.xml`, contenido: hojaDe(columnas, fuente, estado) };
    }
  } finally {
    // A reader who leaves, or rows that fail, let go of what they were being read from.
    await fuente.soltar();
  }
  yield* partesFijas(Array.from({ length: hojas }, (_, i) => (i === 0 ? titulo : `${titulo} ${i + 1}`)));
}

async function* hojaDe<Fila>(
  columnas: readonly ColumnaCsv<Fila>[],
  fuente: DeAUna<Fila>,
  estado: { quedan: boolean },
): AsyncGenerator<string> {
  const letras = columnas.map((_, i) => letraDeColumna(i));
  const primeras: IteratorResult<Fila>[] = [];
  while (primeras.length < MIRADAS && !primeras.at(-1)?.done) primeras.push(await fuente.siguiente());
  const anchos = columnas.map(
    (columna, i) => `<col min="${i + 1}" max="${i + 1}" width="${anchoDe(columna, primeras)}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${PRINCIPAL}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${anchos.join('')}</cols><sheetData><row r="1">${columnas.map(({ titulo }, i) => celdaDeTexto(`${letras[i]}1`, titulo, ESTILO.titulo)).join('')}</row>`;
  let pendiente = '';
  for (let fila = 2; fila <= FILAS_POR_HOJA; fila += 1) {
    const { value, done } = primeras[fila - 2] ?? (await fuente.siguiente());
    estado.quedan = !done;
    if (done) break;
    pendiente += `<row r="${fila}">${columnas.map((columna, i) => celda(columna, value, `${letras[i]}${fila}`)).join('')}</row>`;
    if (fila % POR_VEZ > 0) continue;
    yield pendiente;
    pendiente = '';
  }
  yield `${pendiente}</sheetData></worksheet>`;
}

function celda<Fila>(columna: ColumnaCsv<Fila>, fila: Fila, lugar: string): string {
  const crudo = columna.valor(fila);
  if (crudo === null || crudo === undefined || crudo === '') return '';
  const texto = String(crudo);
  const tipo = tipoDeCelda(columna, fila);
  if (tipo === 'numero' && esNumero(texto)) return `<c r="${lugar}"${deFigura(texto)}><v>${texto}</v></c>`;
  if (tipo === 'fecha') return celdaDeFecha(lugar, texto);
  return celdaDeTexto(lugar, texto, PARECE_FORMULA.test(texto) ? ESTILO.textoLiteral : 0);
}

const DIA_MS = 86_400_000;
/** Days are counted from here on: before, a spreadsheet counts a 29th of February that there was not. */
const PRIMER_DIA = { dia: Date.UTC(1900, 2, 1), serie: 61 } as const;
const FECHA = /^(?:(\d{2})\/(\d{2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?: (\d{2}):(\d{2}))?$/;

/** A day, or a moment of it, as the number of days it is. What is no date, or none that a spreadsheet counts, goes as text. */
function celdaDeFecha(lugar: string, texto: string): string {
  const [, dia, mes, anio, anioIso, mesIso, diaIso, hora, minuto] = FECHA.exec(texto) ?? [];
  const medianoche = new Date(`${anio ?? anioIso}-${mes ?? mesIso}-${dia ?? diaIso}T00:00:00Z`);
  // A day that does not exist would be another one.
  const existe = medianoche.getUTCDate() === Number(dia ?? diaIso) && medianoche.getTime() >= PRIMER_DIA.dia;
  if (!existe) return celdaDeTexto(lugar, texto, 0);
  const dias = PRIMER_DIA.serie + (medianoche.getTime() - PRIMER_DIA.dia) / DIA_MS;
  if (hora === undefined) return `<c r="${lugar}" s="${ESTILO.dia}"><v>${dias}</v></c>`;
  const parte = (Number(hora) * 60 + Number(minuto)) / 1440;
  return `<c r="${lugar}" s="${ESTILO.momento}"><v>${(dias + parte).toFixed(8)}</v></c>`;
}

/** With its thousands set apart and the decimals it comes with. What has none may be a year or a document: it is left as it is. */
function deFigura(texto: string): string {
  const decimales = texto.split('.')[1]?.length ?? 0;
  return decimales === 0 || decimales > DECIMALES ? '' : ` s="${ESTILO.figura + decimales - 1}"`;
}

/** As wide as its title and the longest of what was looked at, with room for the thousands of a figure. */
function anchoDe<Fila>(columna: ColumnaCsv<Fila>, primeras: readonly IteratorResult<Fila>[]): number {
  const largos = primeras.map(({ done, value }) => {
    if (done) return 0;
    const { length } = String(columna.valor(value) ?? '');
    return tipoDeCelda(columna, value) === 'numero' ? Math.ceil(length * 1.34) : length;
  });
  const masLargo = largos.reduce((a, b) => Math.max(a, b), 0);
  return Math.max(ANCHO.minimo, columna.titulo.length + 3, Math.min(masLargo + 2, ANCHO.maximo));
}

const PARECE_FORMULA = /^[=+\-@\t\r]/;

/** A number with more digits than a spreadsheet keeps would be another one: it goes as text. */
const esNumero = (texto: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(texto) && texto.replace(/^-?0*|\./g, '').length <= CIFRAS;

const celdaDeTexto = (lugar: string, texto: string, estilo: number): string =>
  `<c r="${lugar}" t="inlineStr"${estilo === 0 ? '' : ` s="${estilo}"`}><is><t xml:space="preserve">${escapar(texto.slice(0, LETRAS_POR_CELDA))}</t></is></c>`;

const LETRAS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML cannot hold
const ESPECIALES = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_x(?=[0-9A-Fa-f]{4}_)/g;

/** What XML cannot hold is written as spreadsheets do, `_x0007_`, and what already looks like that too. */
const escapar = (texto: string): string =>
  texto
    .toWellFormed()
    .replace(ESPECIALES, (letra) => LETRAS[letra] ?? (letra === '_x' ? '_x005F_x' : `_x${enHexa(letra)}_`));

const enHexa = (letra: string): string => letra.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** The name of the file without its end, and without what no sheet may be called. */
const nombreDeHoja = (archivo: string): string =>
  archivo
    .replace(/\.[a-z]+$/i, '')
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 25) || 'Hoja';

function* partesFijas(hojas: readonly string[]): Generator<ParteDeZip> {
  const parte = (nombre: string, texto: string): ParteDeZip => ({ nombre, contenido: [texto] });
  const relacion = (id: number, tipo: string, destino: string) =>
    `<Relationship Id="rId${id}" Type="${RELACIONES}/${tipo}" Target="${destino}"/>`;
  yield parte('xl/styles.xml', ESTILOS);
  yield parte(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${PRINCIPAL}" xmlns:r="${RELACIONES}"><sheets>${hojas.map((hoja, i) => `<sheet name="${escapar(hoja)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
  );
  yield parte(
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PAQUETE}/relationships">${hojas.map((_, i) => relacion(i + 1, 'worksheet', `worksheets/sheet${i + 1}.xml`)).join('')}${relacion(hojas.length + 1, 'styles', 'styles.xml')}</Relationships>`,
  );
  yield parte(
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PAQUETE}/relationships">${relacion(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  yield parte(
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PAQUETE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/>${hojas.map((_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${TIPO}.worksheet+xml"/>`).join('')}</Types>`,
  );
}
