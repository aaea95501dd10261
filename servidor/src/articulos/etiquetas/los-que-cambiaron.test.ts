import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { PostgresQueryCompiler, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { articulo, cambiarRevisada, lista, ponerCosto, ponerPrecio } from '#articulos/precios/ayudas-de-prueba.ts';
import { crearUsuario } from '#http/contexto.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { elegirLosQueCambiaron } from './los-que-cambiaron.query.ts';

const E = '/api/articulos/etiquetas';
const DIA_MS = 86_400_000;
const AYER = diaArgentino(new Date(Date.now() - DIA_MS));
const HACE_UN_MES = new Date(Date.now() - 30 * DIA_MS);

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const enElEstante = (articulo_id: string, fisico = '2', deposito_id: string = INICIALES.deposito) =>
  prueba.db.insertInto('saldo_stock').values({ articulo_id, deposito_id, permite_negativo: false, fisico }).execute();
const precioViejo = (articulo_id: string, lista_id: string, importe = '100', desde = HACE_UN_MES) =>
  prueba.db
    .insertInto('precio')
    .values({ id: uuidv7(), articulo_id, lista_id, importe, cantidad_desde: '0', desde, motivo: '' })
    .execute();
/** One on the shelf, which that lista has had a price of for a month. */
async function conPrecioViejo(codigo: string, listaId: string): Promise<string> {
  const id = await articulo(persona, { codigo });
  await precioViejo(id, listaId);
  await enElEstante(id);
  return id;
}
const pedir = (listaId: string, resto = '', quien = persona) =>
  quien.get(`${E}/muestra?cambiaronDesde=${AYER}&sucursalId=${INICIALES.sucursal}&listaId=${listaId}${resto}`);
const codigos = async (listaId: string) => {
  const { status, cuerpo } = await pedir(listaId);
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  expect(cuerpo.sueltos).toEqual([]);
  return cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo);
};

it('PRE-16 of what changed, only that of a rubro or of a marca, which the paper says', async () => {
  const { id: listaId } = await lista(persona);
  const marca = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Wega' })).cuerpo;
  const nuevos = [await conPrecioViejo('ECA-DE-WEGA', listaId), await conPrecioViejo('ECA-DE-NADIE', listaId)];
  for (const id of nuevos) await ponerPrecio(persona, id, { listaId, importe: '150' });
  await prueba.db
    .updateTable('articulo')
    .set({ marca_id: marca.id })
    .where('id', '=', nuevos[0] ?? '')
    .execute();
  const { cuerpo } = await pedir(listaId, `&marcaId=${marca.id}`);
  expect(cuerpo).toMatchObject({ articulos: 1, filas: [{ codigo: 'ECA-DE-WEGA' }] });
  expect(cuerpo.origen).toMatch(/^Cambiaron de precio desde el .* · Wega$/);
  const { rubro_id } = await prueba.db.selectFrom('familia').select('rubro_id').executeTakeFirstOrThrow();
  expect((await pedir(listaId, `&rubroId=${rubro_id}`)).cuerpo.articulos).toBe(2);
  expect((await pedir(listaId, `&rubroId=${uuidv7()}`)).cuerpo.articulos).toBe(0);
});

it('PRE-16 what is only where nothing is sold is on no shelf', async () => {
  const { id: listaId } = await lista(persona);
  const cuarentena = uuidv7();
  await prueba.db
    .insertInto('deposito')
    .values({
      ...{ id: cuarentena, sucursal_id: INICIALES.sucursal, codigo: 'CUA', nombre: 'Cuarentena' },
      ...{ clase: 'CUARENTENA', virtual: false, vendible: false },
    })
    .execute();
  const enVenta = await conPrecioViejo('ECA-EN-VENTA', listaId);
  const apartado = await articulo(persona, { codigo: 'ECA-APARTADO' });
  await precioViejo(apartado, listaId);
  for (const id of [enVenta, apartado]) {
    await enElEstante(id, '5', cuarentena);
    await ponerPrecio(persona, id, { listaId, importe: '150' });
  }
  expect(await codigos(listaId)).toEqual(['ECA-EN-VENTA']);
  expect((await pedir(listaId, '&copias=STOCK')).cuerpo).toMatchObject({ articulos: 1, etiquetas: 2 });
});

it('PRE-16 labels are of what has another price than that day, on the shelf, whoever moved it', async () => {
  const { id: listaId } = await lista(persona);
  const [movido, , termina, porVenir, vuelve] = [
    await conPrecioViejo('ECA-MOVIDO', listaId),
    await conPrecioViejo('ECA-IGUAL', listaId),
    await conPrecioViejo('ECA-TERMINA', listaId),
    await conPrecioViejo('ECA-PORVENIR', listaId),
    await conPrecioViejo('ECA-VUELVE', listaId),
  ];
  await ponerPrecio(persona, movido, { listaId, importe: '120' });
  await ponerPrecio(persona, termina, { listaId, importe: null });
  const manana = new Date(Date.now() + DIA_MS).toISOString();
  await ponerPrecio(persona, porVenir, { listaId, importe: '120', desde: manana });
  for (const importe of ['120', '100']) await ponerPrecio(persona, vuelve, { listaId, importe });
  const [sinStock, nuevo, porCantidad] = [
    await articulo(persona, { codigo: 'ECA-SINSTOCK' }),
    await articulo(persona, { codigo: 'ECA-NUEVO' }),
    await conPrecioViejo('ECA-PORCANTIDAD', listaId),
  ];
  await ponerPrecio(persona, sinStock, { listaId, importe: '120' });
  await enElEstante(nuevo);
  await ponerPrecio(persona, nuevo, { listaId, importe: '120' });
  await ponerPrecio(persona, porCantidad, { listaId, importe: '80', cantidadDesde: '10' });
  expect(await codigos(listaId)).toEqual(['ECA-MOVIDO', 'ECA-NUEVO']);
  // One that was left for that day holds from its very first instant.
  const programado = await conPrecioViejo('ECA-PROGRAMADO', listaId);
  await precioViejo(programado, listaId, '120', inicioDelDia(AYER));
  expect(await codigos(listaId)).toEqual(['ECA-MOVIDO', 'ECA-NUEVO', 'ECA-PROGRAMADO']);
  // As many as there are, and they are kept as any others.
  const { cuerpo } = await pedir(listaId, '&copias=STOCK');
  expect(cuerpo).toMatchObject({ articulos: 3, etiquetas: 6 });
  expect(cuerpo.origen).toBe(`Cambiaron de precio desde el ${AYER.split('-').reverse().join('/')}`);
});

it('PRE-16 PRE-02 of a derived lista, by what it comes out of or by another formula, but what somebody wrote in it', async () => {
  const base = await lista(persona);
  const derivacion = { base: 'LISTA', listaBaseId: base.id, coeficiente: '2' };
  const derivada = await lista(persona, { derivacion });
  const nieta = await lista(persona, { derivacion: { ...derivacion, listaBaseId: derivada.id } });
  const [movido, , escrito] = [
    await conPrecioViejo('ECD-MOVIDO', base.id),
    await conPrecioViejo('ECD-IGUAL', base.id),
    await conPrecioViejo('ECD-ESCRITO', base.id),
  ];
  await precioViejo(escrito, derivada.id, '500');
  await ponerPrecio(persona, movido, { listaId: base.id, importe: '110' });
  expect(await codigos(derivada.id)).toEqual(['ECD-MOVIDO']);
  expect(await codigos(nieta.id)).toEqual(['ECD-MOVIDO']);
  const renombrada = await cambiarRevisada(persona, derivada, { nombre: 'Con otro nombre' });
  expect(await codigos(derivada.id)).toEqual(['ECD-MOVIDO']);
  const otra = { derivacion: { ...derivacion, coeficiente: '2.2' }, motivo: 'Paridad' };
  expect((await cambiarRevisada(persona, renombrada.cuerpo, otra)).status).toBe(200);
  expect(await codigos(derivada.id)).toEqual(['ECD-IGUAL', 'ECD-MOVIDO']);
  // What comes out of what was written there has the price it had; nobody can tell it from the rest.
  expect(await codigos(nieta.id)).toEqual(['ECD-ESCRITO', 'ECD-IGUAL', 'ECD-MOVIDO']);
  expect(await codigos(base.id)).toEqual(['ECD-MOVIDO']);
});

it('PRE-16 PRE-09 of one that comes out of the cost, when the cost or the rate moves, of a kit by what it takes', async () => {
  const cotizar = (valor: string, resto: object = {}) =>
    persona.post('/api/articulos/cotizaciones', { moneda: 'USD', valor, fuente: 'BNA', confirmada: true, ...resto });
  expect((await cotizar('1000', { fecha: diaArgentino(HACE_UN_MES) })).status).toBe(201);
  const deReposicion = await lista(persona, { derivacion: { base: 'COSTO_REPOSICION', coeficiente: '2' } });
  const conCosto = async (codigo: string, moneda: 'ARS' | 'USD') => {
    const id = await articulo(persona, { codigo });
    const costo = { articulo_id: id, importe: '10', moneda, origen: 'Factura', desde: HACE_UN_MES };
    await prueba.db.insertInto('costo_reposicion').values(costo).execute();
    await enElEstante(id);
    return id;
  };
  const [subio] = [await conCosto('ECC-SUBIO', 'ARS'), await conCosto('ECC-IGUAL', 'ARS')];
  await conCosto('ECC-DOLAR', 'USD');
  const kit = await sembrarArticulo(prueba.db, { codigo: 'ECC-KIT', tipo: 'KIT' });
  await regir(persona, kit, [una(subio)]);
  await ponerCosto(persona, subio, { importe: '12' });
  expect(await codigos(deReposicion.id)).toEqual(['ECC-KIT', 'ECC-SUBIO']);
  expect((await cotizar('1100')).status).toBe(201);
  expect(await codigos(deReposicion.id)).toEqual(['ECC-DOLAR', 'ECC-KIT', 'ECC-SUBIO']);
  // A kit has none of its own: there are as many as can be delivered (EST-07).
  const { cuerpo } = await pedir(deReposicion.id, '&copias=STOCK');
  expect(cuerpo.filas.map(({ copias }: { copias: number }) => copias)).toEqual([2, 2, 2]);
});

it('PRE-16 of one that comes out of the average, what came in since, which may have moved it', async () => {
  const dePromedio = await lista(persona, { derivacion: { base: 'COSTO_PROMEDIO', coeficiente: '2' } });
  const quieto = await articulo(persona, { codigo: 'ECP-QUIETO' });
  await enElEstante(quieto);
  const promedio = { articulo_id: quieto, cantidad: '2', valor: '20', promedio: '10' };
  await prueba.db.insertInto('costo_articulo').values(promedio).execute();
  const entro = await articulo(persona, { codigo: 'ECP-ENTRO' });
  const ajuste = await persona.post('/api/stock/ajustes', {
    ...{ depositoId: INICIALES.deposito, motivoId: INICIALES.motivoStockInicial },
    renglones: [{ articuloId: entro, cantidad: '3', costo: '10' }],
  });
  expect(ajuste.status, ajuste.texto).toBe(201);
  const { id, version } = ajuste.cuerpo;
  const aplicado = await persona.post(`/api/stock/ajustes/${id}/aplicar`, { version });
  expect(aplicado.status, aplicado.texto).toBe(200);
  expect(await codigos(dePromedio.id)).toEqual(['ECP-ENTRO']);
});

it('PRE-16 of one that comes out of the average, what was taken back since, of what came in before', async () => {
  const dePromedio = await lista(persona, { derivacion: { base: 'COSTO_PROMEDIO', coeficiente: '2' } });
  const [deVuelta, quieto] = [
    await articulo(persona, { codigo: 'ECR-DE-VUELTA' }),
    await articulo(persona, { codigo: 'ECR-QUIETO' }),
  ];
  const ajustar = async (costo: string, ...articulos: readonly string[]) => {
    const { cuerpo } = await persona.post('/api/stock/ajustes', {
      ...{ depositoId: INICIALES.deposito, motivoId: INICIALES.motivoStockInicial },
      renglones: articulos.map((articuloId) => ({ articuloId, cantidad: '3', costo })),
    });
    return (await persona.post(`/api/stock/ajustes/${cuerpo.id}/aplicar`, { version: cuerpo.version })).cuerpo;
  };
  await ajustar('10', deVuelta, quieto);
  const { id, version } = await ajustar('20', deVuelta);
  await hacerViejo();
  expect(await codigos(dePromedio.id)).not.toContain('ECR-DE-VUELTA');
  const revertido = await persona.post(`/api/stock/ajustes/${id}/revertir`, { version, motivo: 'Era de otro' });
  expect(revertido.status, revertido.texto).toBe(200);
  const hallados = await codigos(dePromedio.id);
  expect(hallados).toContain('ECR-DE-VUELTA');
  expect(hallados).not.toContain('ECR-QUIETO');
});

/** As if all the ledger were of a month ago. */
const hacerViejo = () =>
  prueba.db.transaction().execute(async (tx) => {
    await sql`alter table movimiento_stock disable trigger user`.execute(tx);
    await sql`update movimiento_stock set registrado_en = ${HACE_UN_MES}, fecha_efectiva = ${HACE_UN_MES}`.execute(tx);
    await sql`alter table movimiento_stock enable trigger user`.execute(tx);
  });

it('PRE-16 ART-16 of what pays another IVA, where the lista keeps prices without it', async () => {
  const [neta, conIva] = [await lista(persona), await lista(persona, { incluyeIva: true })];
  const otroIva = await conPrecioViejo('ECI-OTRO', neta.id);
  const igual = await conPrecioViejo('ECI-IGUAL', neta.id);
  for (const id of [otroIva, igual]) await precioViejo(id, conIva.id, '121');
  const { version } = (await persona.get(`/api/articulos/${otroIva}`)).cuerpo;
  expect((await persona.patch(`/api/articulos/${otroIva}`, { version, iva: '10.5' })).status).toBe(200);
  expect(await codigos(neta.id)).toEqual(['ECI-OTRO']);
  expect(await codigos(conIva.id)).toEqual([]);
});

it('PRE-16 what files changed since is read once, and not looked through for each artículo, however large they were', async () => {
  const { id: listaId } = await lista(persona);
  const compilador = new PostgresQueryCompiler();
  const planes: Promise<{ readonly rows: readonly object[] }>[] = [];
  const db = prueba.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const { sql: texto, parameters } = compilador.compileQuery(node, queryId);
      if (texto.includes('importacion_fila'))
        planes.push(prueba.pool.query(`explain (costs off) ${texto}`, [...parameters]));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const usuario = crearUsuario(persona.usuarioId, 'Ana', new Map([['stock.ver', 'TODAS']]));
  const que = { cambiaronDesde: AYER, sucursalId: INICIALES.sucursal, copias: 'FIJAS', cantidad: 1 } as const;
  await elegirLosQueCambiaron({ db, usuario, ahora: new Date(), listaId }, que, 10);
  const [plan] = await Promise.all(planes);
  expect(JSON.stringify(plan?.rows)).toMatch(/importacion_fila/);
  expect(JSON.stringify(plan?.rows)).not.toMatch(/SubPlan/);
});

it('PRE-16 not of a day to come, nor without a sucursal, nor of one whose stock nobody shows them', async () => {
  const { id: listaId } = await lista(persona);
  const movido = await conPrecioViejo('ECZ-MOVIDO', listaId);
  await ponerPrecio(persona, movido, { listaId, importe: '120' });
  const futuro = diaArgentino(new Date(Date.now() + 2 * DIA_MS));
  const mal = await persona.get(`${E}/muestra?cambiaronDesde=${futuro}&sucursalId=${INICIALES.sucursal}`);
  expect([mal.status, mal.cuerpo.issues]).toMatchObject([400, [{ path: ['cambiaronDesde'] }]]);
  const sinSucursal = await persona.get(`${E}/muestra?cambiaronDesde=${AYER}`);
  expect([sinSucursal.status, sinSucursal.cuerpo.issues]).toMatchObject([400, [{ path: ['sucursalId'] }]]);
  const { sucursalId } = await sembrarSucursal(prueba.db, 'Rosario');
  const deRosario = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [sucursalId] });
  expect((await pedir(listaId, '', deRosario)).cuerpo).toMatchObject({ articulos: 0 });
  expect((await pedir(listaId)).cuerpo).toMatchObject({ articulos: 1 });
});
