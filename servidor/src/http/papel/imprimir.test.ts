import { buffer } from 'node:stream/consumers';
import { setTimeout as esperar } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { leerPdf } from '#prueba/leer-pdf.ts';
import { imprimir } from './imprimir.ts';
import { archivoDeTabla, type EncargoDeTabla, type FilaDePapel } from './tabla.ts';

const encargo = (filas: number): EncargoDeTabla => ({
  titulo: 'Prueba',
  bajadas: [],
  negocio: { nombre: '', datos: '' },
  pie: '',
  columnas: [{ titulo: 'Código', peso: 1 }],
  grupos: [{ seccion: '', titulo: '', filas }],
  conIndice: false,
});

const TANDA = 500;
const lector = { cerrado: false, tandas: 0 };
async function* tandas(filas: number): AsyncGenerator<FilaDePapel[]> {
  try {
    for (let i = 0; i < filas; i += TANDA) {
      lector.tandas += 1;
      yield Array.from({ length: Math.min(TANDA, filas - i) }, (_, n) => [`Código ${i + n}`]);
    }
  } finally {
    lector.cerrado = true;
  }
}

it('reads no more rows when whoever takes the document leaves', async () => {
  const { contenido } = archivoDeTabla('prueba.pdf', encargo(100_000), tandas(100_000));
  for await (const trozo of contenido) {
    expect(trozo.length).toBeGreaterThan(0);
    break;
  }
  expect(contenido.destroyed).toBe(true);
  for (let n = 0; n < 200 && !lector.cerrado; n++) await esperar(20);
  expect(lector.cerrado).toBe(true);
  expect(lector.tandas).toBeLessThan(50);
});

it('breaks off, instead of ending well, when its rows cannot be read', async () => {
  const rotas = async function* (): AsyncGenerator<FilaDePapel[]> {
    yield [['uno']];
    throw new Error('the database is gone');
  };
  await expect(buffer(archivoDeTabla('prueba.pdf', encargo(2), rotas()).contenido)).rejects.toThrow(
    'the database is gone',
  );
});

it('never cuts a figure: it is written smaller', async () => {
  const cifras = {
    ...encargo(1),
    columnas: [
      { titulo: 'Precio', peso: 1, alinear: 'fin' as const },
      { titulo: 'Resto', peso: 30 },
    ],
  };
  const fila = async function* (): AsyncGenerator<FilaDePapel[]> {
    yield [['1.234.567.890,00', 'Resto']];
  };
  const [hoja] = leerPdf(await buffer(archivoDeTabla('prueba.pdf', cifras, fila()).contenido));
  expect(hoja?.textos.map(({ texto }) => texto)).toContain('1.234.567.890,00');
});

it('writes in two lines what is long for one, and loses none of it: the years of a vehicle are at the end', async () => {
  const hilux = 'Juego de alfombras termoformadas Toyota Hilux 2016 en adelante';
  const captiva = `${hilux}, con bordes y trabas originales, para cabina doble 4x2 y 4x4 SRX, SRV y SR`;
  const lista = {
    ...encargo(3),
    columnas: [
      { titulo: 'Código', peso: 3.05, negrita: true },
      { titulo: 'Descripción', peso: 4.5 },
      { titulo: 'Otros', peso: 1.2 },
    ],
  };
  const filas = async function* (): AsyncGenerator<FilaDePapel[]> {
    yield [
      ['1', 'Correa', ''],
      ['2', hilux, ''],
      ['3', captiva, ''],
    ];
  };
  const [hoja] = leerPdf(await buffer(archivoDeTabla('prueba.pdf', lista, filas()).contenido));
  const textos = hoja?.textos ?? [];
  const renglones = (desde: string, hasta?: string) => {
    const lugar = (cual: string | undefined) => textos.findIndex(({ texto }) => texto === cual);
    return textos.slice(lugar(desde) + 1, hasta === undefined ? undefined : lugar(hasta));
  };
  expect(renglones('1', '2').map(({ texto }) => texto)).toEqual(['Correa']);
  expect(
    renglones('2', '3')
      .map(({ texto }) => texto)
      .join(' '),
  ).toBe(hilux);
  const dos = renglones('3');
  expect(dos.map(({ texto }) => texto).join(' ')).toBe(captiva);
  expect(dos).toHaveLength(2);
  // Both within their row, one apart from the other.
  const [{ y: arriba } = { y: 0 }, { y: abajo } = { y: 0 }] = dos;
  expect(abajo - arriba).toBeGreaterThan(5);
  expect(abajo - arriba).toBeLessThan(8);
});

it('never cuts a código, which would be another one, nor a title that a smaller letter holds', async () => {
  const lista = {
    ...encargo(3),
    columnas: [
      { titulo: 'Código', peso: 1.35, negrita: true, entera: true },
      { titulo: 'Descripción', peso: 8.2 },
      { titulo: 'Unidad', peso: 0.6 },
    ],
  };
  const codigos = ['PAP-006', 'PAP-006-CODIGO-LARGO', `PAP-006-${'CODIGO'.repeat(8)}-FIN9`];
  const filas = async function* (): AsyncGenerator<FilaDePapel[]> {
    yield codigos.map((codigo, i) => [codigo, `Correa ${i}`, 'Un']);
  };
  const [hoja] = leerPdf(await buffer(archivoDeTabla('prueba.pdf', lista, filas()).contenido));
  const textos = hoja?.textos.map(({ texto }) => texto) ?? [];
  const antesDe = (cual: string) => textos.slice(textos.indexOf(cual) - 2, textos.indexOf(cual));
  expect(textos).toContain('Unidad');
  expect(antesDe('Correa 0')[1]).toBe('PAP-006');
  // Between its parts, if it can be.
  expect(antesDe('Correa 1')).toEqual(['PAP-006-', 'CODIGO-LARGO']);
  expect(antesDe('Correa 2').join('')).toBe(codigos[2]);
});

it('REA-01 says in a row as high as a picture what its height holds, in letters that are read', async () => {
  const codigo = `PAP-006-${'CODIGO'.repeat(5)}-FIN-9`;
  const descripcion =
    'Juego de alfombras termoformadas con bordes y trabas para Toyota Hilux cabina doble 4x4. '.repeat(3);
  const lista = {
    ...encargo(2),
    columnas: [
      { titulo: '', peso: 0.85 },
      { titulo: 'Código', peso: 1.35, negrita: true, entera: true },
      { titulo: 'Descripción', peso: 4.5 },
      { titulo: 'Marca', peso: 3 },
    ],
    conImagen: [true, false],
  };
  const filas = async function* (): AsyncGenerator<FilaDePapel[]> {
    yield [
      ['', codigo, descripcion, 'MARCA-1'],
      ['', codigo, descripcion, 'MARCA-2'],
    ];
  };
  const [hoja] = leerPdf(await buffer(archivoDeTabla('prueba.pdf', lista, filas()).contenido));
  const textos = hoja?.textos ?? [];
  const lugar = (cual: string) => textos.findIndex(({ texto }) => texto === cual);
  const alta = textos.slice(lugar('página 1 de 1') + 1, lugar('MARCA-1'));
  const baja = textos.slice(lugar('MARCA-1') + 1, lugar('MARCA-2'));
  const dicho = (unos: typeof textos) => unos.map(({ texto }) => texto).join(' ');
  // Of the código, as many lines as its letter takes; in the low row they are two, of a letter as small as that.
  const delCodigo = (unos: typeof textos) => unos.filter(({ x }) => x === unos[0]?.x);
  expect(
    delCodigo(alta)
      .map(({ texto }) => texto)
      .join(''),
  ).toBe(codigo);
  expect(delCodigo(alta).length).toBeGreaterThan(2);
  expect(delCodigo(baja)).toHaveLength(2);
  expect(dicho(alta)).toContain(descripcion.trim());
  expect(dicho(baja)).toContain('…');
  // Nothing passes the row.
  const [arriba = 0, abajo = 0] = [Math.min(...alta.map(({ y }) => y)), Math.max(...alta.map(({ y }) => y))];
  expect(abajo - arriba).toBeLessThan(38);
  expect(Math.min(...baja.map(({ y }) => y))).toBeGreaterThan(abajo + 5);
});

it('lets who waits have a turn after those that draw, and cuts what does not fit its column', async () => {
  const largo = 'Amortiguador '.repeat(40);
  const documentos = [1, 2, 3].map((n) =>
    archivoDeTabla(
      'prueba.pdf',
      encargo(1),
      (async function* () {
        yield [[`${n} ${largo}`]];
      })(),
    ),
  );
  const hojas = await Promise.all(documentos.map(async ({ contenido }) => leerPdf(await buffer(contenido))));
  for (const [i, [hoja]] of hojas.entries()) {
    const texto =
      hoja?.textos
        .slice(-2)
        .map((uno) => uno.texto)
        .join(' ') ?? '';
    expect(texto.startsWith(`${i + 1} Amortiguador`)).toBe(true);
    expect(texto.endsWith('…')).toBe(true);
  }
});

it('gives its turn back when the thread cannot begin', async () => {
  const dibujante = new URL('./tabla.worker.ts', import.meta.url);
  const roto = () => imprimir({ dibujante, encargo: () => 'no thread takes a function', tandas: tandas(1) });
  for (let n = 0; n < 3; n++) await expect(buffer(roto())).rejects.toThrow('could not be cloned');
  const bytes = await buffer(archivoDeTabla('prueba.pdf', encargo(1), tandas(1)).contenido);
  expect(leerPdf(bytes)).toHaveLength(1);
});
