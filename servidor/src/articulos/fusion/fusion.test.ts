import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { imagen } from '#prueba/archivos.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';
import { verificacionesDeStock } from '#stock/index.ts';

const A = '/api/articulos';
const PORQUE = 'Se creó dos veces';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

type Creado = { readonly id: string; readonly version: number; readonly codigo: string };
let serie = 0;
async function nuevo(mas: object = {}): Promise<Creado> {
  serie += 1;
  const { cuerpo } = await admin.post(A, { codigo: `FUS-${serie}`, descripcion: `Bomba ${serie}`, ...mas });
  return cuerpo;
}
const ficha = async (id: string) => (await admin.get(`${A}/${id}`)).cuerpo;
async function pedir(perdedor: string, ganador: string, quien = admin) {
  const [uno, otro] = [await ficha(perdedor), await ficha(ganador)];
  return quien.post(`${A}/${perdedor}/fusion`, {
    ...{ version: uno.version, enId: ganador, versionDelOtro: otro.version, motivo: PORQUE },
  });
}
async function meter(articuloId: string, cantidad: string, costo: string, donde = INICIALES) {
  const { cuerpo } = await admin.post('/api/stock/ajustes', {
    ...{ depositoId: donde.deposito, motivoId: INICIALES.motivoStockInicial },
    renglones: [{ articuloId, cantidad, costo }],
  });
  const { status } = await admin.post(`/api/stock/ajustes/${cuerpo.id}/aplicar`, { version: cuerpo.version });
  expect(status).toBe(200);
}
const costoDe = (id: string) =>
  prueba.db.selectFrom('costo_articulo').selectAll().where('articulo_id', '=', id).executeTakeFirst();
const cuenta = (perdedorId: string) =>
  prueba.db.selectFrom('articulo_fusion').selectAll().where('perdedor_id', '=', perdedorId).executeTakeFirst();
const danios = async () => {
  for (const { titulo, consulta } of verificacionesDeStock) expect(await consulta(prueba.db), titulo).toEqual([]);
};

describe('ART-27 merging two artículos', () => {
  it('moves stock by a pair of movements per depósito, at what it is worth, and everything else that is its own', async () => {
    const [perdedor, ganador, otro] = [await nuevo(), await nuevo(), await nuevo()];
    const norte = await sembrarSucursal(prueba.db, 'Norte');
    await meter(perdedor.id, '3', '10.5');
    await meter(perdedor.id, '2', '12', { ...INICIALES, deposito: norte.depositoId as never });
    await meter(ganador.id, '1', '7');
    let { version } = await ficha(perdedor.id);
    const cambiar = async (metodo: 'post' | 'put', ruta: string, cuerpo: object) => {
      const hecho = await admin[metodo](`${A}/${perdedor.id}${ruta}`, { version, ...cuerpo });
      expect(hecho.status, ruta).toBeLessThan(300);
      version = (await ficha(perdedor.id)).version;
    };
    await cambiar('post', '/codigos', { tipo: 'BARRAS', valor: '7791234567898' });
    await cambiar('post', '/aplicaciones', {
      marca: 'Toyota',
      modelo: 'Hilux',
      motor: '',
      desde: 2016,
      hasta: null,
      nota: '',
    });
    await cambiar('post', '/equivalencias', { articuloId: otro.id });
    const suyos = `${A}/${perdedor.id}/adjuntos`;
    const contenido = await imagen(9, 9).png().toBuffer();
    await admin.subir(suyos, {}, { nombre: 'x.png', contenido });
    const { cuerpo: quitada } = await admin.subir(suyos, {}, { nombre: 'y.png', contenido });
    expect((await admin.delete(`${suyos}/${quitada.id}`)).status).toBe(200);
    const antes = await prueba.db
      .selectFrom('asiento_stock')
      .selectAll()
      .where('articulo_id', '=', perdedor.id)
      .execute();

    const vista = await admin.get(`${A}/${perdedor.id}/fusion?enId=${ganador.id}`);
    expect(vista.cuerpo).toMatchObject({
      reparos: [],
      codigos: [perdedor.codigo, '7791234567898'],
      ...{ aplicaciones: 1, adjuntos: 1, equivalentes: [otro.codigo], enOtras: false },
    });
    expect(vista.cuerpo.depositos.map(({ cantidad }: { cantidad: string }) => cantidad).toSorted()).toEqual(['2', '3']);
    expect((await pedir(perdedor.id, ganador.id)).cuerpo).toEqual({ id: ganador.id, codigo: ganador.codigo });

    expect(await cuenta(perdedor.id)).toMatchObject({ codigos: 2, aplicaciones: 1, adjuntos: 1, depositos: 2 });
    expect((await admin.post(`${A}/${ganador.id}/adjuntos/${quitada.id}/restaurar`)).status).toBe(200);
    expect(await costoDe(perdedor.id)).toMatchObject({ cantidad: '0.000', valor: '0.00000000' });
    expect(await costoDe(ganador.id)).toMatchObject({ cantidad: '6.000', valor: '62.50000000' });
    const movimientos = await prueba.db
      .selectFrom('movimiento_stock')
      .select('id')
      .where('tipo', '=', 'FUSION')
      .execute();
    expect(movimientos).toHaveLength(4);
    const despues = await prueba.db
      .selectFrom('asiento_stock')
      .selectAll()
      .where('articulo_id', '=', perdedor.id)
      .execute();
    expect(despues.slice(0, antes.length)).toEqual(antes);
    expect(await ficha(perdedor.id)).toMatchObject({ estado: 'INACTIVO', codigos: [], imagen: null });
    const suya = await ficha(ganador.id);
    expect(suya.codigos.map(({ valor }: { valor: string }) => valor)).toEqual(['7791234567898', perdedor.codigo]);
    expect(suya.imagen).toContain(ganador.id);
    const { filas } = (await admin.get(`${A}/buscar?texto=${perdedor.codigo}`)).cuerpo;
    expect(filas[0]).toMatchObject({ id: ganador.id, motivo: 'ALTERNATIVO' });
    const equivalencias = (await admin.get(`${A}/${ganador.id}/equivalencias`)).cuerpo;
    expect(equivalencias.equivalentes.map(({ id }: { id: string }) => id)).toEqual([otro.id]);
    expect(equivalencias.reemplazaA.map(({ id }: { id: string }) => id)).toEqual([perdedor.id]);
    expect((await admin.get(`${A}/${ganador.id}/aplicaciones`)).cuerpo.filas).toHaveLength(1);
    await danios();
  });

  it('hands over who sells it, keeping the terms the other one has with those that both have', async () => {
    const [perdedor, ganador] = [await nuevo(), await nuevo()];
    const proveedor = async (razonSocial: string) =>
      (await admin.post(`${A}/proveedores`, { razonSocial, condicionIva: 8 })).cuerpo.id;
    const [comun, propio] = [await proveedor(`Común ${uuidv7()}`), await proveedor(`Propio ${uuidv7()}`)];
    const vender = (id: string, proveedorId: string, codigo: string, costo: string) =>
      admin.post(`${A}/${id}/proveedores`, { proveedorId, codigo, costo, moneda: 'ARS' });
    await vender(ganador.id, comun, `G-${serie}`, '50');
    await vender(perdedor.id, comun, `P-${serie}`, '60');
    expect((await vender(perdedor.id, propio, `Q-${serie}`, '70')).status).toBe(201);
    expect((await pedir(perdedor.id, ganador.id)).status).toBe(200);
    const { filas } = (await admin.get(`${A}/${ganador.id}/proveedores`)).cuerpo;
    const tratos = filas.map(({ codigo, costo, principal }: Record<string, unknown>) => [
      codigo,
      Number(costo),
      principal,
    ]);
    expect(tratos).toEqual([
      [`G-${serie}`, 50, true],
      [`Q-${serie}`, 70, false],
    ]);
    const { codigos } = await ficha(ganador.id);
    expect(codigos.map(({ tipo, valor }: Record<string, string>) => `${tipo} ${valor}`)).toContain(
      `ALTERNATIVO P-${serie}`,
    );
    // Its own, that of whom only it had, and that of whom both have, which the other one keeps as one more.
    expect(await cuenta(perdedor.id)).toMatchObject({ proveedores: 1, codigos: 3 });
  });

  it('is refused with all that keeps them apart, and changes nothing', async () => {
    const [perdedor, ganador] = [await nuevo(), await nuevo({ unidadId: '01900000-0000-7000-8000-000000000305' })];
    await meter(perdedor.id, '5', '1');
    const nota = await admin.post('/api/ventas/notas-de-pedido', {
      ...{ clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito },
      renglones: [{ articuloId: perdedor.id, cantidad: '1', sinCargo: true }],
    });
    expect(nota.status).toBe(201);
    const { cuerpo } = await pedir(perdedor.id, ganador.id);
    expect(cuerpo).toMatchObject({ status: 409, code: 'articulos.fusion_con_reparos' });
    expect(cuerpo.title).toContain('se cuentan en distinta unidad');
    expect(cuerpo.title).toContain('está en la nota de pedido');
    expect((await ficha(perdedor.id)).estado).toBe('ACTIVO');
    expect((await pedir(perdedor.id, perdedor.id)).cuerpo.title).toContain('Es el mismo artículo');
  });

  it('is for who may do it in every sucursal', async () => {
    const [perdedor, ganador] = [await nuevo(), await nuevo()];
    const deUna = await prueba.cliente({ rol: 'encargado', sucursales: [INICIALES.sucursal] });
    expect((await pedir(perdedor.id, ganador.id, deUna)).status).toBe(403);
    const mirar = async (quien: Cliente) =>
      (await quien.get(`/api/articulos/${perdedor.id}/fusion?enId=${ganador.id}`)).cuerpo.reparos;
    expect(await mirar(deUna)).toEqual([{ razon: 'OTRAS_SUCURSALES' }]);
    const deTodas = await prueba.cliente({ rol: 'encargado' });
    expect(await mirar(deTodas)).toEqual([]);
    expect((await pedir(perdedor.id, ganador.id, deTodas)).status).toBe(200);
  });

  it('two who merge the same pair at once, one each way: one does it', async () => {
    for (let vuelta = 0; vuelta < 4; vuelta += 1) {
      const [uno, otro] = [await nuevo(), await nuevo()];
      await meter(uno.id, '2', '3');
      await meter(otro.id, '2', '5');
      const respuestas = await Promise.all([pedir(uno.id, otro.id), pedir(otro.id, uno.id)]);
      expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    await danios();
  });

  it('one merges it while another takes its stock: nothing is lost, whoever comes first', async () => {
    for (let vuelta = 0; vuelta < 4; vuelta += 1) {
      const [uno, otro] = [await nuevo(), await nuevo()];
      await meter(uno.id, '5', '3');
      const [fusion] = await Promise.all([pedir(uno.id, otro.id), meterSinMirar(uno.id, '-2')]);
      expect([200, 409]).toContain(fusion.status);
    }
    await danios();
  });
});

async function meterSinMirar(articuloId: string, cantidad: string): Promise<void> {
  const { cuerpo } = await admin.post('/api/stock/ajustes', {
    ...{ depositoId: INICIALES.deposito, motivoId: INICIALES.motivoRotura },
    renglones: [{ articuloId, cantidad }],
  });
  if (cuerpo.id) await admin.post(`/api/stock/ajustes/${cuerpo.id}/aplicar`, { version: cuerpo.version });
}
