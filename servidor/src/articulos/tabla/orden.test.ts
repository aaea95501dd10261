import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abastecer, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { cargarArticulos, cargarPrecios } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { sucursalId: string; depositoId: string };

const CUANTOS = 40;
const IVAS = ['21', '10.5', 'EXENTO'] as const;
const MARCAS = ['Ñandú', 'nacional', 'Zeta', 'Álamo'];
/** Many alike, and some without anything: what a page is cut in the middle of. */
const DATOS = Array.from({ length: CUANTOS }, (_, i) => ({
  // So that what was made first is neither the first nor the last by código.
  codigo: `O-${String((i * 17) % CUANTOS).padStart(2, '0')}`,
  descripcion: `Pieza ${i % 4}`,
  estado: 'ACTIVO' as const,
  tipo: i % 9 === 4 ? ('SERVICIO' as const) : ('PRODUCTO' as const),
  iva: IVAS[i % IVAS.length] ?? '21',
}));

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const marcas = await Promise.all(
    MARCAS.map(async (nombre) => (await persona.post('/api/tablas-generales/marcas', { nombre })).cuerpo.id as string),
  );
  const ids = await prueba.db.transaction().execute(async (tx) => {
    const nuevos = await cargarArticulos(tx, DATOS, null);
    const desde = new Date('2020-01-01');
    const conPrecio = nuevos.map((articuloId, i) => ({ articuloId, importe: String((i % 5) * 10), desde }));
    await cargarPrecios(
      tx,
      conPrecio.filter((_, i) => i % 6 !== 5),
      null,
    );
    return nuevos;
  });
  const rama = async (nivel: string, datos: object): Promise<string> =>
    (await persona.post(`/api/articulos/${nivel}`, { codigo: 'ACC', ...datos })).cuerpo.id;
  const rubroId = await rama('rubros', { nombre: 'Ánodos' });
  const familiaId = await rama('familias', { rubroId, nombre: 'Zonas' });
  const subfamiliaId = await rama('subfamilias', { familiaId, nombre: 'Ñandubay' });
  await sql`update articulo set subfamilia_id = ${subfamiliaId}, unidad_id = case when codigo < 'O-20' then unidad_id else
              (select u.id from unidad u where u.codigo = 'JGO') end
            where id = any(${ids.slice(0, 15)}::uuid[])`.execute(prueba.db);
  await sql`update articulo a set marca_id = x.marca
            from unnest(${ids}::uuid[], ${ids.map((_, i) => marcas[i % 5] ?? null)}::uuid[]) as x (id, marca)
            where x.id = a.id`.execute(prueba.db);
  const saldos = ids.flatMap((articulo_id, i) =>
    DATOS[i]?.tipo === 'SERVICIO'
      ? []
      : [
          { articulo_id, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: String(i % 4) },
          ...(i % 3 === 0
            ? [{ articulo_id, deposito_id: rosario.depositoId, permite_negativo: false, fisico: '9', reservado: '2' }]
            : []),
        ],
  );
  await prueba.db.insertInto('saldo_stock').values(saldos).execute();
  await prueba.db.updateTable('articulo').set({ permite_negativo: true }).where('id', '=', ids[1]!).execute();
  await prueba.db.updateTable('saldo_stock').set({ fisico: '-3' }).where('articulo_id', '=', ids[1]!).execute();
});
afterAll(() => prueba.cerrar());

const pedir = async (orden: string, mas = '', quien = persona): Promise<FilaDeArticulo[]> => {
  const { status, cuerpo } = await quien.get(`/api/articulos?orden=${orden}${mas}`);
  expect(status, orden).toBe(200);
  return cuerpo.filas;
};
const codigosDe = (filas: readonly FilaDeArticulo[]) => filas.map(({ codigo }) => codigo);

/** The whole list by pages of seven. */
async function recorrer(orden: string, entre: () => Promise<unknown> = async () => {}): Promise<FilaDeArticulo[]> {
  const filas: FilaDeArticulo[] = [];
  for (let pagina = 1; filas.length < CUANTOS; pagina++) {
    const unas = await pedir(orden, `&porPagina=7&pagina=${pagina}`);
    if (unas.length === 0) break;
    filas.push(...unas);
    await entre();
  }
  return filas;
}

const ES = new Intl.Collator('es');
const porNumero = (de: (fila: FilaDeArticulo) => string | null) => (una: FilaDeArticulo, otra: FilaDeArticulo) =>
  conNulos(de(una), de(otra), (a, b) => decimal(a).cmp(b));
const porNombre = (de: (fila: FilaDeArticulo) => string | null) => (una: FilaDeArticulo, otra: FilaDeArticulo) =>
  conNulos(de(una), de(otra), ES.compare);
/** What has nothing is told apart from the rest, which the sign of an order does not turn. */
const conNulos = (a: string | null, b: string | null, comparar: (a: string, b: string) => number) =>
  a === null || b === null ? Number(a === null) - Number(b === null) || 0 : comparar(a, b) && { por: comparar(a, b) };

const enStock = (sucursalId?: string) => (fila: FilaDeArticulo) =>
  fila.tipo === 'SERVICIO'
    ? null
    : sumar(
        fila.stock
          .filter((saldo) => sucursalId === undefined || saldo.sucursalId === sucursalId)
          .map(({ disponible }) => disponible),
      ).toFixed();

type Comparar = (una: FilaDeArticulo, otra: FilaDeArticulo) => number | { readonly por: number };
const COLUMNAS: Readonly<Record<string, Comparar>> = {
  marca: porNombre(({ marca }) => marca),
  rubro: porNombre(({ rubro }) => rubro),
  familia: porNombre(({ familia }) => familia),
  subfamilia: porNombre(({ subfamilia }) => subfamilia),
  unidad: porNombre(({ unidad }) => unidad),
  tipo: porNombre(({ tipo }) => tipo),
  iva: porNumero(({ iva }) => (iva === 'EXENTO' ? '-1' : iva)),
  precio: porNumero(({ precio }) => precio),
  precioConIva: porNumero(({ precioConIva }) => precioConIva),
  stock: porNumero(enStock()),
  [`stock-${INICIALES.sucursal}`]: porNumero(enStock(INICIALES.sucursal)),
  codigo: porNombre(({ codigo }) => codigo),
};

/** As a person would put them: by each column in turn, without anything at the end, the alike by código. */
function ordenar(filas: readonly FilaDeArticulo[], orden: string): FilaDeArticulo[] {
  const partes = `${orden},codigo`.split(',');
  return filas.toSorted((una, otra) => {
    for (const parte of partes) {
      const comparado = COLUMNAS[parte.replace(/^-/, '')]?.(una, otra) ?? 0;
      const valor = typeof comparado === 'number' ? comparado : comparado.por * (parte.startsWith('-') ? -1 : 1);
      if (valor !== 0) return valor;
    }
    return 0;
  });
}

describe('TD-06 the table in the order of any of its columns', () => {
  const deUna = Object.keys(COLUMNAS).filter((campo) => campo !== 'codigo');
  const ordenes = [
    ...deUna.flatMap((campo) => [campo, `-${campo}`]),
    'marca,-precio',
    '-precio,marca,-codigo',
    `-iva,stock-${INICIALES.sucursal},-precioConIva`,
    'tipo,-stock,marca,precio',
  ];
  it.each(ordenes)('%s: page by page, each of them once', async (orden) => {
    const filas = await recorrer(orden);
    expect(new Set(codigosDe(filas)).size).toBe(CUANTOS);
    expect(codigosDe(filas)).toEqual(codigosDe(ordenar(filas, orden)));
  });

  it('what is alike stays where it is while it is written to', async () => {
    const antes = codigosDe(await recorrer('-stock'));
    // Each change writes the row anew, in another place of the table.
    const despues = await recorrer('-stock', () =>
      sql`update articulo set observaciones = observaciones || '.'
          where id in (select id from articulo order by random() limit 15)`.execute(prueba.db),
    );
    expect(codigosDe(despues)).toEqual(antes);
  });

  it('goes with a filter, with a search, and with what is only known of all of them', async () => {
    for (const mas of [
      '&tipo=PRODUCTO',
      '&filtros=precio:entre:10,30',
      '&buscar=pieza',
      '&buscar=O-1',
      '&sinPrecio=true',
    ]) {
      for (const orden of ['-precio', 'marca,-stock', `stock-${rosario.sucursalId},-iva`]) {
        const filas = await pedir(orden, mas);
        expect(filas.length, mas).toBeGreaterThan(1);
        const esperadas = orden.startsWith('stock-')
          ? filas.toSorted(
              (una, otra) =>
                Number(enStock(rosario.sucursalId)(una) ?? 1e9) - Number(enStock(rosario.sucursalId)(otra) ?? 1e9),
            )
          : ordenar(filas, orden);
        const claves = (todas: readonly FilaDeArticulo[]) =>
          orden.startsWith('stock-') ? todas.map(enStock(rosario.sucursalId)) : codigosDe(todas);
        expect(claves(filas), `${mas} ${orden}`).toEqual(claves(esperadas));
      }
    }
  });

  it('ART-21 the files come in that order', async () => {
    const esperados = codigosDe(await recorrer('-precio,marca'));
    const { texto } = await persona.get('/api/articulos/exportar?orden=-precio,marca&columnas=codigo');
    expect(texto.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)).toEqual(esperados);
    const pdf = await persona.get('/api/articulos/exportar-pdf?orden=-precio,marca&columnas=codigo');
    expect(pdf.status).toBe(200);
  });

  it('PRE-01 goes by the price of the lista that is looked at, worked out or written', async () => {
    const derivada = await persona.post('/api/articulos/listas-de-precio', {
      nombre: 'Derivada con IVA',
      incluyeIva: true,
      derivacion: {
        base: 'LISTA',
        listaBaseId: INICIALES.lista,
        coeficiente: '2',
        paso: '0.01',
        modo: 'CERCANO',
        adicional: '1',
      },
    });
    expect(derivada.status, derivada.texto).toBe(201);
    const enLista = `&listaId=${derivada.cuerpo.id}&porPagina=50`;
    for (const orden of ['precio', '-precio', 'precioConIva', '-precioConIva,marca']) {
      const filas = await pedir(orden, enLista);
      expect(filas[0]?.precio, orden).not.toBe(null);
      expect(codigosDe(filas), orden).toEqual(codigosDe(ordenar(filas, orden)));
    }
  });

  it('INV-61 stock that somebody may not see puts nothing before anything', async () => {
    const deCasa = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [INICIALES.sucursal] });
    const porCodigo = codigosDe(await pedir('codigo', '&tipo=PRODUCTO', deCasa));
    expect(codigosDe(await pedir(`-stock-${rosario.sucursalId}`, '&tipo=PRODUCTO', deCasa))).toEqual(porCodigo);
    const propio = await pedir('-stock', '', deCasa);
    expect(codigosDe(propio)).toEqual(codigosDe(ordenar(propio, '-stock')));
    expect(codigosDe(propio)).not.toEqual(codigosDe(await pedir('-stock')));
  });

  it('refuses what it does not know', async () => {
    for (const malo of ['costo', 'stock-', 'stock-x', 'precio,nada', 'imagen', `precio-${INICIALES.sucursal}`]) {
      expect(await persona.get(`/api/articulos?orden=${malo}`)).toMatchObject({
        status: 400,
        cuerpo: { issues: [{ path: ['?', 'orden'], message: 'No se puede ordenar por eso.' }] },
      });
    }
  });

  // Last: it adds a row to the list.
  it('INV-25 a kit goes where how many of it there are says', async () => {
    const crear = async (codigo: string, tipo: 'KIT' | 'PRODUCTO') =>
      (await persona.post('/api/articulos', { codigo, descripcion: `Juego ${codigo}`, tipo })).cuerpo.id as string;
    const [kit, parte] = [await crear('K-1', 'KIT'), await crear('K-2', 'PRODUCTO')];
    await crear('K-0', 'KIT');
    await abastecer(prueba.db, persona, [[parte, '8', '1']]);
    await abastecer(prueba.db, persona, [[parte, '40', '1']], rosario.depositoId);
    await regir(persona, kit, [una(parte, '4')]);
    expect(codigosDe(await pedir('-stock', '&buscar=juego'))).toEqual(['K-2', 'K-1', 'K-0']);
    const enCasa = await pedir(`-stock-${INICIALES.sucursal}`, '&porPagina=12');
    expect(codigosDe(enCasa)).toEqual(codigosDe(ordenar(enCasa, `-stock-${INICIALES.sucursal}`)));
    // Two of it, among what there are two of.
    expect(codigosDe(await pedir('stock', '&filtros=tipo:uno:KIT'))).toEqual(['K-0', 'K-1']);
  });
});
