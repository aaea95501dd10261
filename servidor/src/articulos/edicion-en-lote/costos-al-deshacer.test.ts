import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articulo, caminar, ponerCosto, ver } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const E = '/api/articulos/ediciones';
let prueba: Prueba;
let persona: Cliente;
let uno: string;
let otro: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
  [uno, otro] = [await proveedor('Repuestos Sur'), await proveedor('Distribuidora Norte')];
});
afterAll(() => prueba.cerrar());

const proveedor = async (razonSocial: string): Promise<string> =>
  (await persona.post('/api/articulos/proveedores', { razonSocial, condicionIva: 8 })).cuerpo.id;
const vender = (id: string, proveedorId: string, costo: string, mas: object = {}) =>
  persona.post(`/api/articulos/${id}/proveedores`, { proveedorId, costo, ...mas });
const costoDe = async (id: string) => (await persona.get(`/api/articulos/${id}/proveedores`)).cuerpo.reposicion;
const principal = (ids: readonly string[], proveedorId: string, mas: object = {}) =>
  persona.post(E, {
    ...{ seleccion: { de: 'ids', ids }, cambios: { proveedorId }, cambian: ids.length, motivo: 'Mejor trato' },
    ...mas,
  });
const deshacer = async (id: string, quien = persona) =>
  (await quien.post(`${E}/${id}/deshacer`, { motivo: 'Era un error' })).cuerpo;

describe('ART-12 ART-19 the costs of a principal proveedor that is taken back', () => {
  it('are those there were, as old and of whom they were: nobody else asks for them', async () => {
    const sinPrincipal = await articulo(persona);
    await vender(sinPrincipal, otro, '200', { principal: false });
    await ponerCosto(persona, sinPrincipal, { importe: '130', moneda: 'USD' });
    const aMano = await articulo(persona);
    await vender(aMano, uno, '100');
    await vender(aMano, otro, '200', { principal: false });
    await ponerCosto(persona, aMano, { importe: '130' });
    const igual = await articulo(persona);
    await vender(igual, uno, '100');
    await vender(igual, otro, '130', { principal: false });
    await ponerCosto(persona, igual, { importe: '130' });
    const sinNada = await articulo(persona);
    await vender(sinNada, otro, '200', { principal: false });
    const ids = [sinPrincipal, aMano, igual, sinNada];
    const antes = await Promise.all(ids.map(costoDe));
    expect(antes.map((costo) => costo?.importe)).toEqual(['130.00', '130.00', '130.00', undefined]);

    const { cuerpo } = await principal(ids, otro);
    const puestos = await Promise.all(ids.map(costoDe));
    expect(puestos.map(({ importe }) => importe)).toEqual(['200.00', '200.00', '130.00', '200.00']);
    expect(await deshacer(cuerpo.id)).toMatchObject({ articulos: 4, fallas: 0 });
    expect(await Promise.all(ids.map(costoDe))).toEqual(antes);
  });

  it('are those there were also after a change of costs that was taken back before', async () => {
    const id = await articulo(persona);
    await vender(id, uno, '100');
    await vender(id, otro, '200', { principal: false });
    await ponerCosto(persona, id, { importe: '130' });
    const { cuerpo } = await principal([id], otro);
    const C = '/api/articulos/cambios-de-costo';
    const pedido = { seleccion: { de: 'ids', ids: [id] }, cambio: { tipo: 'PORCENTAJE', valor: '10' } };
    const { cambian, huella } = (await persona.post(`${C}/vista-previa`, pedido)).cuerpo;
    const cambio = await persona.post(C, { ...pedido, cambian, huella, motivo: 'Aumento' });
    await persona.post(`${C}/${cambio.cuerpo.id}/deshacer`, { motivo: 'No era' });
    await deshacer(cuerpo.id);
    expect(await costoDe(id)).toMatchObject({ importe: '130.00', origen: 'Factura' });
  });

  it('are what the one that comes back asks by now, if it asks something else or somebody wrote another since', async () => {
    const [conLista, reescrito] = [await articulo(persona), await articulo(persona)];
    for (const id of [conLista, reescrito]) {
      await vender(id, uno, '100');
      await vender(id, otro, '200', { principal: false });
      await ponerCosto(persona, id, { importe: '130' });
    }
    const { cuerpo } = await principal([conLista, reescrito], otro);
    const { filas } = (await persona.get(`/api/articulos/${conLista}/proveedores`)).cuerpo;
    const trato = filas.find(({ proveedorId }: { proveedorId: string }) => proveedorId === uno);
    const alza = await persona.patch(`/api/articulos/${conLista}/proveedores/${uno}`, {
      version: trato.version,
      costo: '115',
    });
    expect(alza.status, alza.texto).toBe(200);
    await ponerCosto(persona, reescrito, { importe: '210' });
    await deshacer(cuerpo.id);
    expect(await costoDe(conLista)).toMatchObject({ importe: '115.00', origen: 'Repuestos Sur' });
    expect(await costoDe(reescrito)).toMatchObject({ importe: '100.00', origen: 'Repuestos Sur' });
  });
});

it('ART-19 who may not write who sells an artículo takes back no change of it, and takes back the others', async () => {
  const id = await articulo(persona);
  await vender(id, uno, '100');
  await vender(id, otro, '200', { principal: false });
  const { cuerpo } = await principal([id], otro);
  const cambios = {
    seleccion: { de: 'ids', ids: [id] },
    cambios: { iva: '10.5' },
    cambian: 1,
    motivo: 'Es de tasa reducida',
  };
  const deIva = await persona.post(E, cambios);
  const sinProveedores = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
  expect(await deshacer(cuerpo.id, sinProveedores)).toMatchObject({ status: 403, code: 'comun.sin_permiso' });
  expect(await costoDe(id)).toMatchObject({ importe: '200.00' });
  expect(await deshacer(deIva.cuerpo.id, sinProveedores)).toMatchObject({ articulos: 1 });
});

describe('PRE-18 the prices that a change of many proposed', () => {
  const conLote = async () => {
    const id = await articulo(persona);
    await vender(id, uno, '100');
    await vender(id, otro, '110', { principal: false });
    await persona.post(`/api/articulos/${id}/precios`, { importe: '150' });
    const { cuerpo } = await principal([id], otro, { proponerPrecios: true });
    return { id: cuerpo.id as string, lote: cuerpo.propuesta as { id: string; numero: number } };
  };
  const deEdicion = async (id: string) => (await persona.get(`${E}/${id}`)).cuerpo;

  it('are discarded with it, which says which batch they were; one applied by then stays', async () => {
    const una = await conLote();
    expect((await deEdicion(una.id)).lote).toEqual({ ...una.lote, estado: 'SIMULADO' });
    expect(await deshacer(una.id)).toMatchObject({ articulos: 1, loteDescartado: una.lote.numero });
    expect((await deEdicion(una.id)).lote).toEqual({ ...una.lote, estado: 'DESCARTADO' });
    const { rows } = await prueba.pool.query(
      'select accion, motivo, quien from auditoria where entidad_id = $1 order by id desc limit 1',
      [una.lote.id],
    );
    expect(rows).toEqual([
      { accion: 'lote.descartar', motivo: 'Se deshizo la edición en lote: Era un error', quien: 'R. Núñez' },
    ]);
    const otra = await conLote();
    await caminar(persona, await ver(persona, otra.lote), 'aprobar', 'aplicar');
    expect(await deshacer(otra.id)).toMatchObject({ articulos: 1, loteDescartado: null });
    expect(await ver(persona, otra.lote)).toMatchObject({ estado: 'APLICADO' });
  });

  it('are left by who may not change prices, and hold it back while somebody is at work on them', async () => {
    const { id, lote } = await conLote();
    const otra = await prueba.pool.connect();
    try {
      await otra.query('begin');
      await otra.query('select pg_advisory_xact_lock(7264304, $1)', [lote.numero]);
      expect(await deshacer(id)).toMatchObject({ status: 409, code: 'articulos.lote_en_curso' });
    } finally {
      await otra.query('rollback');
      otra.release();
    }
    const sinPrecios = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar', 'proveedor.editar'] });
    expect(await deshacer(id, sinPrecios)).toMatchObject({ articulos: 1, loteDescartado: null });
    expect(await ver(persona, lote)).toMatchObject({ estado: 'SIMULADO' });
  });
});
