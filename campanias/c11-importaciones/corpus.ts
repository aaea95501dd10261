import type { Azar } from '#campanias/comun/azar.ts';
import {
  comprimir,
  filasDeHoja,
  type LibroDePrueba,
  libroDe,
  partesDe,
} from '#servidor/importaciones/planilla/planillas-de-prueba.ts';

/** What a file has to come to: refused whole with one of these codes, or taken with so many new artículos. */
export type Debido =
  | { readonly rechazo: readonly string[] }
  | { readonly nuevos: number; readonly rechazadas?: number };

export type Hostil = {
  readonly nombre: string;
  readonly archivo: string;
  /** What it says it brings; artículos without it. */
  readonly entidad?: 'articulos' | 'costos' | 'estructuras';
  readonly contenido: () => Uint8Array;
  readonly debido: Debido;
  /** In `npm test` too. */
  readonly corta?: boolean;
  readonly busca?: readonly string[];
};

const TITULOS = 'Código;Descripción;Precio';
const no = (...codigos: readonly string[]): Debido => ({ rechazo: codigos.map((codigo) => `importaciones.${codigo}`) });
const bytes = (texto: string) => Buffer.from(texto);
const renglones = (marca: string, cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => `${marca}-${i};Pieza ${i};${i + 1},50`).join('\n');

/** Every file there is, made for this run: its codes are its own. */
export const corpusDe = (azar: Azar): readonly Hostil[] => {
  const marca = `H${azar.entero(100, 999)}`;
  return [...textos(marca), ...planillas(marca)];
};

function textos(marca: string): Hostil[] {
  const csv = (nombre: string, contenido: () => Uint8Array, debido: Debido, mas: Partial<Hostil> = {}): Hostil => ({
    nombre,
    archivo: 'lista.csv',
    contenido,
    debido,
    ...mas,
  });
  return [
    csv('nada', () => bytes(''), no('archivo_vacio'), { corta: true }),
    csv('solo títulos', () => bytes(`${TITULOS}\n`), no('sin_renglones')),
    csv(
      'comilla que no cierra',
      () =>
        bytes(`${TITULOS}\n${renglones(`${marca}Q`, 3_000)}\n${marca}QX;"abierta;1\n${renglones(`${marca}R`, 50)}\n`),
      no('mal_armado'),
      { corta: true, busca: ['c11-hasta-donde-se-pudo'] },
    ),
    csv('una fila sin fin', () => bytes(`${TITULOS}\n${marca}L;${'x'.repeat(5_000_000)};1\n`), no('mal_armado')),
    csv(
      'un renglón de 50 MB',
      () => Buffer.concat([bytes(`${TITULOS}\n${marca}LL;`), Buffer.alloc(50_000_000, 'x'), bytes(';1\n')]),
      no('mal_armado'),
    ),
    csv(
      'renglones que sólo vuelven (CR)',
      () => bytes(`${TITULOS}\r${marca}CR1;Uno;1,5\r${marca}CR2;Dos;2,5\r`),
      {
        nuevos: 2,
      },
      { corta: true },
    ),
    csv(
      'separado con tabuladores',
      () => bytes(`${TITULOS.replaceAll(';', '\t')}\n${marca}T;Uno, con coma;1,5\n`.replace(/;/g, '\t')),
      {
        nuevos: 1,
      },
      { corta: true },
    ),
    csv(
      'separado con comas, y el decimal también',
      () => bytes(`${TITULOS.replaceAll(';', ',')}\n${marca}K,"Uno; dos","1.234,56"\n${marca}K2,Dos,"2,5"\n`),
      { nuevos: 2 },
      { corta: true },
    ),
    csv(
      'miles con punto y miles con coma en un mismo archivo',
      () => bytes(`${TITULOS}\n${marca}N1;Uno;1.234,56\n${marca}N2;Dos;1,234.56\n${marca}N3;Tres;1.234\n`),
      { nuevos: 2, rechazadas: 1 },
      { corta: true },
    ),
    csv(
      'códigos que se ven iguales en otro alfabeto',
      // Latin A, full-width A (the same in normal form), and Cyrillic A, which is no letter of a code: what is left is another one.
      () => bytes(`${TITULOS}\n${marca}-A7;Uno;1\n${marca}-\uff217;Dos;1\n${marca}-\u04107;Tres;1\n`),
      { nuevos: 2, rechazadas: 1 },
      { corta: true },
    ),
    csv(
      'fechas que no existen, al revés o por venir',
      () => bytes('Código;Costo;Fecha\nX;1;31/2/2026\nX;1;13/13/2026\nX;1;2026-31-12\nX;1;1/1/2999\nX;1;ayer\n'),
      { nuevos: 0, rechazadas: 5 },
      { corta: true, entidad: 'costos' },
    ),
    csv(
      'estructuras de nadie, de sí mismas, sin cantidad y con celdas de más',
      () => bytes('Artículo;Componente;Cantidad\n?;?;?\nNADIE;NADIE;1\n;NADIE;\nNADIE;x;1;2;3\n=1+1;@A;-5\n'),
      { nuevos: 0, rechazadas: 5 },
      { corta: true, entidad: 'estructuras' },
    ),
    csv(
      'doscientas mil filas y una',
      () => bytes(`${TITULOS}\n${renglones(`${marca}M`, 200_001)}\n`),
      no('demasiadas_filas'),
    ),
    csv('veinte mil columnas', () => bytes(`${'c;'.repeat(20_000)}\n`), no('demasiadas_columnas'), { corta: true }),
    csv('NUL adentro', () => bytes(`${TITULOS}\n${marca}\0;a\0;1\n`), no('no_es_texto')),
    csv(
      'codificaciones mezcladas',
      () =>
        Buffer.concat([
          bytes(`${TITULOS}\n${marca}C;ñandú;1\n`),
          Buffer.from(`${marca}D;Pi\u00f1\u00f3n;1\n`, 'latin1'),
        ]),
      no('codificacion'),
    ),
    csv('Windows-1252', () => Buffer.from(`${TITULOS}\n${marca}W;Piñón;1,5\n`, 'latin1'), { nuevos: 1 }),
    csv('UTF-16', () => Buffer.from(`\ufeff${TITULOS}\n${marca}U;Piñón;1,5\n`, 'utf16le'), { nuevos: 1 }),
    csv(
      'el mismo código escrito de otras formas',
      () => bytes(`${TITULOS}\n${marca} ABC;Uno;1\n${marca}-abc;Dos;2\n${marca}.Abc ;Tres;3\n`),
      { nuevos: 1, rechazadas: 2 },
      { corta: true },
    ),
    csv(
      'fórmulas',
      () =>
        bytes(
          `${TITULOS}\n${marca}F1;=HYPERLINK("http://x");1\n${marca}F2;@SUM(A1);1\n${marca}F3;+1+1;1\n${marca}F4;-2;1\n`,
        ),
      { nuevos: 4 },
      { corta: true, busca: ['c11-formula-viva'] },
    ),
  ];
}

function planillas(marca: string): Hostil[] {
  const xlsx = (nombre: string, contenido: () => Uint8Array, debido: Debido, mas: Partial<Hostil> = {}): Hostil => ({
    nombre,
    archivo: 'lista.xlsx',
    contenido,
    debido,
    ...mas,
  });
  const lista = (codigo: string): LibroDePrueba => ({
    hojas: [
      {
        nombre: 'Lista',
        xml: filasDeHoja([
          ['Código', 'Descripción', 'Precio'],
          [codigo, 'Pieza', 12.5],
        ]),
      },
    ],
  });
  const cruda = (contenido: string) =>
    comprimir(
      partesDe(lista('x')).map((parte) => (parte.nombre.endsWith('sheet1.xml') ? { ...parte, contenido } : parte)),
    );
  const conParte = (nombre: string, contenido = 'x') =>
    libroDe({ ...lista(`${marca}P`), otras: [{ nombre, contenido }] });
  return [
    xlsx('una planilla sana', () => libroDe(lista(`${marca}S`)), { nuevos: 1 }, { corta: true }),
    xlsx('un PNG con otro nombre', () => Buffer.from('\u0089PNG\r\n\u001a\n'.repeat(50), 'latin1'), no('no_es_texto'), {
      corta: true,
    }),
    xlsx(
      'bomba: 42 KB que son 40 MB',
      () => cruda(`<worksheet><sheetData>${' '.repeat(40_000_000)}</sheetData></worksheet>`),
      no('planilla_desmedida'),
      { corta: true, busca: ['c11-sin-proporcion'] },
    ),
    xlsx(
      'cien archivos adentro',
      () =>
        libroDe({
          ...lista('x'),
          otras: Array.from({ length: 100 }, (_, i) => ({ nombre: `x/${i}.xml`, contenido: '' })),
        }),
      no('planilla_desmedida'),
    ),
    xlsx(
      'todos los archivos que entran en un ZIP',
      () =>
        libroDe({
          ...lista('x'),
          otras: Array.from({ length: 65_000 }, (_, i) => ({ nombre: `x/${i}.xml`, contenido: '' })),
        }),
      no('planilla_desmedida'),
    ),
    xlsx('otra planilla adentro', () => conParte('xl/embeddings/otra.xlsx'), no('planilla_con_macros')),
    xlsx('macros', () => conParte('xl/vbaProject.bin'), no('planilla_con_macros'), { corta: true }),
    xlsx('enlaces a otro libro: se lee el último valor', () => conParte('xl/externalLinks/externalLink1.xml', '<a/>'), {
      nuevos: 1,
    }),
    xlsx(
      'entidades que se multiplican',
      () => cruda('<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><worksheet>&c;</worksheet>'),
      no('planilla_danada'),
      { corta: true },
    ),
    xlsx(
      'un archivo de la máquina como entidad',
      () => cruda('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet>&b;</worksheet>'),
      no('planilla_danada'),
    ),
    xlsx(
      'un texto compartido por todas las celdas',
      () => {
        const texto = Array.from({ length: 32_000 }, (_, i) => String.fromCharCode(97 + ((i * 7) % 26))).join('');
        const fila = `<row>${'<c t="s"><v>0</v></c>'.repeat(190)}</row>`;
        return libroDe({
          hojas: [{ nombre: 'H', xml: `<sheetData>${fila.repeat(60)}</sheetData>` }],
          compartidos: [texto],
        });
      },
      no('planilla_desmedida'),
    ),
    xlsx(
      'un millón de filas dichas y una que hay',
      () =>
        cruda(
          '<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>',
        ),
      no('faltan_columnas'),
    ),
    ...['%', 'http://[', 'xl/%E0%A4%A'].map((destino) =>
      xlsx(
        `una parte que se llama ${destino}`,
        () =>
          comprimir(
            partesDe(lista('x')).map((parte) =>
              parte.nombre === '_rels/.rels'
                ? { ...parte, contenido: String(parte.contenido).replace('xl/workbook.xml', destino) }
                : parte,
            ),
          ),
        no('planilla_danada'),
      ),
    ),
    xlsx('cortada', () => libroDe(lista('x')).subarray(0, 700), no('planilla_danada'), { corta: true }),
    xlsx(
      'con contraseña',
      () =>
        Buffer.concat([
          Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
          Buffer.alloc(2_000),
          Buffer.from('EncryptedPackage', 'utf16le'),
        ]),
      no('planilla_con_clave'),
    ),
  ];
}
