import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarArticulos, cargarCodigos, cargarPrecios } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { sucursalId: string; depositoId: string };
let ids: readonly string[];

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const codigos = ['B-2', 'A-1', 'C-3', 'D-4'];
  ids = await prueba.db.transaction().execute(async (tx) => {
    const nuevos = await cargarArticulos(
      tx,
      codigos.map((codigo, i) => ({
        codigo,
        descripcion: ['Ñandú', 'Nabo', 'Zócalo =1+1', 'Ámbar'][i] ?? '',
        estado: codigo === 'D-4' ? 'INACTIVO' : 'ACTIVO',
      })),
      null,
    );
    await cargarPrecios(tx, [{ articuloId: nuevos[0] ?? '', importe: '100', desde: new Date('2020-01-01') }], null);
    await cargarPrecios(tx, [{ articuloId: nuevos[1] ?? '', importe: '50', desde: new Date('2099-01-01') }], null);
    await cargarCodigos(tx, [{ articuloId: nuevos[2] ?? '', decimales: 0, tipo: 'BARRAS', valor: '7790' }]);
    return nuevos;
  });
  await prueba.db
    .insertInto('saldo_stock')
    .values([
      { articulo_id: ids[0]!, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '5', reservado: '2' },
      { articulo_id: ids[0]!, deposito_id: rosario.depositoId, permite_negativo: false, fisico: '1', reservado: '1' },
      { articulo_id: ids[1]!, deposito_id: rosario.depositoId, permite_negativo: false, fisico: '8' },
    ])
    .execute();
});
afterAll(() => prueba.cerrar());

const lista = async (query = '', quien = persona) => (await quien.get(`/api/articulos${query}`)).cuerpo;
const codigosDe = async (query: string) => (await lista(query)).filas.map(({ codigo }: { codigo: string }) => codigo);

describe('GET /api/articulos', () => {
  it('ART-07 each row carries its price and its stock by sucursal', async () => {
    const { filas, ...resto } = await lista();
    expect(resto).toEqual({ total: 3, totalExacto: true, pagina: 1, porPagina: 50 });
    expect(filas.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['A-1', 'B-2', 'C-3']);
    expect(filas[1]).toMatchObject({
      precio: '100.00',
      precioConIva: '121.00',
      subfamilia: 'Sin clasificar',
      unidad: 'U',
    });
    expect(filas[1].stock).toHaveLength(2);
    expect(filas[1].stock).toContainEqual({
      sucursalId: INICIALES.sucursal,
      fisico: '5',
      reservado: '2',
      disponible: '3',
    });
    expect(filas[0].precio).toBe(null);
  });

  it('orders text as people read it', async () => {
    expect(await codigosDe('?orden=descripcion')).toEqual(['A-1', 'B-2', 'C-3']);
    expect(await codigosDe('?orden=-codigo&porPagina=2')).toEqual(['C-3', 'B-2']);
    expect(await codigosDe('?orden=-descripcion,codigo')).toEqual(['C-3', 'B-2', 'A-1']);
    expect(await codigosDe('?orden=-codigo&porPagina=2&pagina=2')).toEqual(['A-1']);
    expect(await codigosDe('?orden=estado,-codigo')).toEqual(['C-3', 'B-2', 'A-1']);
  });

  it('filters by state, place in the tree, stock and price', async () => {
    expect(await codigosDe('?estado=INACTIVO')).toEqual(['D-4']);
    expect(await codigosDe(`?conStock=true&sucursalId=${INICIALES.sucursal}`)).toEqual(['B-2']);
    expect(await codigosDe('?conStock=true')).toEqual(['A-1', 'B-2']);
    expect(await codigosDe('?conStock=false')).toEqual(['C-3']);
    expect(await codigosDe('?sinPrecio=true')).toEqual(['A-1', 'C-3']);
    expect(await codigosDe('?sinPrecio=false')).toEqual(['B-2']);
    expect(await codigosDe(`?subfamiliaId=${INICIALES.subfamilia}&tipo=SERVICIO`)).toEqual([]);
    const [rubro] = (await persona.get('/api/articulos/rubros')).cuerpo.filas;
    expect(await codigosDe(`?rubroId=${rubro.id}`)).toHaveLength(3);
  });

  it('searches by code, by words and by other codes, inside the filter', async () => {
    expect(await codigosDe('?buscar=b2')).toEqual(['B-2']);
    expect(await codigosDe('?buscar=7790')).toEqual(['C-3']);
    expect(await codigosDe('?buscar=nandu')).toEqual(['B-2']);
    expect(await codigosDe('?buscar=nandu&conStock=false')).toEqual([]);
    // Signs alone are no code and no word of anything.
    expect(await lista('?buscar=....')).toMatchObject({ filas: [], total: 0 });
    expect(await codigosDe('?buscar=%20')).toHaveLength(3);
    expect(await lista('?buscar=na&contar=exacto')).toMatchObject({ total: 2, totalExacto: true });
  });

  it('INV-61 stock of sucursales the user may not see is not there, and does not filter', async () => {
    const deRosario = await prueba.cliente({
      permisos: ['articulo.ver', 'stock.ver'],
      sucursales: [rosario.sucursalId],
    });
    const { filas } = await lista('?conStock=true', deRosario);
    expect(filas.map(({ codigo, stock }: { codigo: string; stock: object[] }) => [codigo, stock.length])).toEqual([
      ['A-1', 1],
    ]);
    const sinStock = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await lista('', sinStock)).filas[1].stock).toEqual([]);
    expect((await lista('?conStock=true', sinStock)).filas).toEqual([]);
  });

  it('counts the views', async () => {
    expect((await persona.get(`/api/articulos/vistas?sucursalId=${INICIALES.sucursal}`)).cuerpo).toEqual({
      todos: 3,
      conStock: 1,
      bajoMinimo: 0,
      sinPrecio: 2,
      inactivos: 1,
    });
  });

  it('refuses filters and orders it does not know', async () => {
    for (const query of [
      '?estado=VIVO',
      '?orden=costo',
      '?orden=codigo,costo',
      '?porPagina=201',
      '?nada=1',
      '?rubroId=x',
    ]) {
      expect((await persona.get(`/api/articulos${query}`)).status).toBe(400);
    }
  });
});

describe('ART-21 GET /api/articulos/exportar', () => {
  it('is what the filter shows, in its order, for an Argentine spreadsheet', async () => {
    const { texto, encabezados } = await persona.get('/api/articulos/exportar?sinPrecio=true&orden=-codigo');
    const [titulos, ...filas] = texto.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(encabezados['content-disposition']).toContain('articulos.csv');
    expect(titulos).toBe(
      'Código;Descripción;Marca;Rubro;Familia;Subfamilia;Unidad;IVA;Lista 1 neto;Lista 1 con IVA;' +
        'Disponible Casa Central;Disponible Rosario;Estado;Tipo;Stock total;En tránsito;Modificado',
    );
    expect(filas).toEqual([
      expect.stringMatching(
        /^C-3;Zócalo =1\+1;;(Sin clasificar;){3}U;21;;;0;0;Activo;Producto;0;0;\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
      ),
      expect.stringMatching(
        /^A-1;Nabo;;(Sin clasificar;){3}U;21;;;0;8;Activo;Producto;8;0;\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
      ),
    ]);
  });

  it('TD-12: brings the columns of the screen in their order, and the same rows as a spreadsheet', async () => {
    const query = 'orden=codigo&columnas=tipo,codigo,precio,precioConIva,nada';
    const { texto } = await persona.get(`/api/articulos/exportar?${query}`);
    expect(texto.replace('\uFEFF', '').split('\r\n')[0]).toBe('Tipo;Código;Lista 1 neto;Lista 1 con IVA');
    const planilla = await persona.get(`/api/articulos/exportar?formato=xlsx&${query}`);
    expect(planilla.encabezados['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(planilla.encabezados['content-disposition']).toContain('articulos.xlsx');
    expect(planilla.texto.startsWith('PK\u0003\u0004')).toBe(true);
    expect((await persona.get('/api/articulos/exportar?formato=doc')).status).toBe(400);
    expect((await persona.get('/api/articulos/exportar?cualquiera=1')).status).toBe(400);
  });

  it('asks for the right to see artículos', async () => {
    const nadie = await prueba.cliente({ permisos: [] });
    expect((await nadie.get('/api/articulos/exportar')).status).toBe(403);
  });
});

describe('loading at once', () => {
  it('takes the codes of an artículo with it, and the search knows them', async () => {
    const [id] = await prueba.db
      .transaction()
      .execute((tx) =>
        cargarArticulos(
          tx,
          [{ codigo: 'E-5', descripcion: 'Embrague', codigos: [{ tipo: 'ORIGINAL', valor: 'OE 55' }] }],
          null,
        ),
      );
    expect((await persona.get('/api/articulos/buscar?texto=oe55')).cuerpo).toMatchObject({
      exacto: true,
      filas: [{ id }],
    });
  });

  it('adds nothing twice', async () => {
    const otraVez = await prueba.db.transaction().execute(async (tx) => ({
      codigos: await cargarCodigos(tx, [{ articuloId: ids[0]!, decimales: 0, tipo: 'BARRAS', valor: '77-90' }]),
      precios: await cargarPrecios(tx, [{ articuloId: ids[0]!, importe: '1', desde: new Date('2020-01-01') }], null),
    }));
    expect(otraVez).toEqual({ codigos: 0, precios: 0 });
  });
});
