import { crc32, deflateRawSync } from 'node:zlib';
import { letraDeColumna } from '@trastienda/nucleo/comun/letra-de-columna.ts';

type Parte = { readonly nombre: string; readonly contenido: string | Uint8Array; readonly atributos?: number };

/** A zip made by hand, so that a test can break what it wants of it. */
export function comprimir(partes: readonly Parte[]): Buffer {
  const locales: Buffer[] = [];
  const indice: Buffer[] = [];
  let lugar = 0;
  for (const { nombre, contenido, atributos = 0 } of partes) {
    const crudo = Buffer.from(contenido);
    const datos = deflateRawSync(crudo);
    const comun = Buffer.alloc(26);
    comun.writeUInt16LE(20, 0);
    comun.writeUInt16LE(0x0800, 2);
    comun.writeUInt16LE(8, 4);
    comun.writeUInt32LE(crc32(crudo), 10);
    comun.writeUInt32LE(datos.length, 14);
    comun.writeUInt32LE(crudo.length, 18);
    comun.writeUInt16LE(Buffer.byteLength(nombre), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), comun, Buffer.from(nombre), datos]);
    const resto = Buffer.alloc(14);
    resto.writeUInt32LE(atributos, 6);
    resto.writeUInt32LE(lugar, 10);
    indice.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), comun, resto, Buffer.from(nombre)]));
    locales.push(local);
    lugar += local.length;
  }
  const largo = indice.reduce((total, una) => total + una.length, 0);
  const fin = Buffer.alloc(22);
  fin.write('PK\u0005\u0006', 'latin1');
  fin.writeUInt16LE(partes.length, 8);
  fin.writeUInt16LE(partes.length, 10);
  fin.writeUInt32LE(largo, 12);
  fin.writeUInt32LE(lugar, 16);
  return Buffer.concat([...locales, ...indice, fin]);
}

type HojaDePrueba = {
  readonly nombre: string;
  /** The XML of `sheetData` and what follows it. */
  readonly xml: string;
  readonly oculta?: boolean;
};

export type LibroDePrueba = {
  readonly hojas: readonly HojaDePrueba[];
  readonly compartidos?: readonly string[];
  /** Format codes, by the style that has them; style 0 is General. */
  readonly formatos?: readonly (string | number)[];
  readonly desde1904?: boolean;
  readonly otras?: readonly Parte[];
  readonly tipos?: string;
};

const PRINCIPAL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELACIONES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006';

/** The parts of a workbook as Excel lays them out. */
export function partesDe(libro: LibroDePrueba): Parte[] {
  const { hojas, compartidos = [], formatos = [], desde1904 = false, otras = [], tipos = '' } = libro;
  const codigos = formatos.map((formato, i) => ({ id: typeof formato === 'number' ? formato : 164 + i, formato }));
  const propios = codigos.flatMap(({ id, formato }) =>
    typeof formato === 'number' ? [] : [`<numFmt numFmtId="${id}" formatCode="${escapar(formato)}"/>`],
  );
  return [
    { nombre: '[Content_Types].xml', contenido: `<Types xmlns="${PAQUETE}/content-types">${tipos}</Types>` },
    {
      nombre: '_rels/.rels',
      contenido: `<Relationships xmlns="${PAQUETE}/relationships"><Relationship Id="rId1" Type="${RELACIONES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      nombre: 'xl/workbook.xml',
      contenido: `<workbook xmlns="${PRINCIPAL}" xmlns:r="${RELACIONES}"><workbookPr${desde1904 ? ' date1904="1"' : ''}/><sheets>${hojas.map(({ nombre, oculta }, i) => `<sheet name="${escapar(nombre)}" sheetId="${i + 1}"${oculta ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      nombre: 'xl/_rels/workbook.xml.rels',
      contenido: `<Relationships xmlns="${PAQUETE}/relationships">${hojas.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${RELACIONES}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}<Relationship Id="rId98" Type="${RELACIONES}/styles" Target="styles.xml"/><Relationship Id="rId99" Type="${RELACIONES}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    },
    {
      nombre: 'xl/styles.xml',
      contenido: `<styleSheet xmlns="${PRINCIPAL}"><numFmts>${propios.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codigos.map(({ id }) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    },
    {
      nombre: 'xl/sharedStrings.xml',
      contenido: `<sst xmlns="${PRINCIPAL}">${compartidos.map((texto) => `<si><t xml:space="preserve">${escapar(texto)}</t></si>`).join('')}</sst>`,
    },
    ...hojas.map(({ xml }, i) => ({
      nombre: `xl/worksheets/sheet${i + 1}.xml`,
      contenido: `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${PRINCIPAL}">${xml}</worksheet>`,
    })),
    ...otras,
  ];
}

export const libroDe = (libro: LibroDePrueba): Buffer => comprimir(partesDe(libro));

/** Rows of a sheet: texts go in the cell, numbers stay numbers, `null` leaves no cell. */
export const filasDeHoja = (filas: readonly (readonly (string | number | null)[])[]): string =>
  `<sheetData>${filas
    .map(
      (celdas, i) =>
        `<row r="${i + 1}">${celdas
          .map((celda, j) => (celda === null ? '' : celdaDe(`${letraDeColumna(j)}${i + 1}`, celda)))
          .join('')}</row>`,
    )
    .join('')}</sheetData>`;

const celdaDe = (lugar: string, celda: string | number): string =>
  typeof celda === 'number'
    ? `<c r="${lugar}"><v>${celda}</v></c>`
    : `<c r="${lugar}" t="inlineStr"><is><t xml:space="preserve">${escapar(celda)}</t></is></c>`;

const escapar = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
