import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articulo, caminar, lineas as lineasDeLote, ponerCosto, ver } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const CAMBIOS = '/api/articulos/cambios-de-costo';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());

const MAS_DIEZ = { tipo: 'PORCENTAJE', valor: '10' };
const deIds = (...ids: string[]) => ({ de: 'ids', ids });

/** As the panel does: looks, and writes over what it saw; the prices that keep the margins come with it. */
async function cambiarProponiendo(seleccion: object) {
  const { cuerpo: vista } = await persona.post(`${CAMBIOS}/vista-previa`, { seleccion, cambio: MAS_DIEZ });
  const { cambian, huella } = vista;
  const motivo = 'Aumento de noviembre';
  return persona.post(CAMBIOS, { seleccion, cambio: MAS_DIEZ, cambian, huella, motivo, proponerPrecios: true });
}

describe('a change of costs and the prices it asks for', () => {
  it('PRE-18 prepares the prices that keep the margins of those that changed, and applies none', async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '100' });
    await persona.post(`/api/articulos/${id}/precios`, { importe: '150' });
    const { cuerpo } = await cambiarProponiendo(deIds(id));
    const lote = await ver(persona, cuerpo.propuesta);
    expect(lote).toMatchObject({
      estado: 'SIMULADO',
      regla: { tipo: 'MANTENER_MARGEN' },
      motivo: 'Cambiaron los costos: Aumento de noviembre',
    });
    expect(await lineasDeLote(persona, lote)).toMatchObject([
      { anterior: { neto: '150.00' }, nuevo: { neto: '165.00' }, margen: '50' },
    ]);
    const sinPrecio = await articulo(persona);
    await ponerCosto(persona, sinPrecio, { importe: '1' });
    expect((await cambiarProponiendo(deIds(sinPrecio))).cuerpo.propuesta).toBe(null);
  });

  it('PRE-10 foretells what its lista wants over the cost, and the mean margin of the prices that have one before and after', async () => {
    const id = await articulo(persona, { precio: '150' });
    await ponerCosto(persona, id, { importe: '100' });
    const gratis = await articulo(persona, { precio: '300' });
    await ponerCosto(persona, gratis, { importe: '0' });
    const ver = async (valor: string, ...ids: string[]) => {
      const cambio = { tipo: 'IMPORTE', valor, moneda: 'ARS' };
      return (await persona.post(`${CAMBIOS}/vista-previa`, { seleccion: deIds(...ids), cambio })).cuerpo;
    };
    // At 300 over 50 there is a margin; over nothing there was none to put beside it.
    expect(await ver('20', id, gratis)).toMatchObject({ cambian: 2, margenMedioAntes: '50', margenMedioDespues: '25' });
    expect(await ver('50', gratis)).toMatchObject({ margenMedioAntes: null, margenMedioDespues: '500' });

    const alertas = async (margen: string | null) => {
      await sql`update lista_precio set margen_minimo = ${margen} where id = ${INICIALES.lista}`.execute(prueba.db);
      return (await ver('20', id)).porAlerta;
    };
    expect(await alertas('25.01')).toEqual([{ alerta: 'BAJO_MARGEN', articulos: 1 }]);
    expect([await alertas('25'), await alertas(null)]).toEqual([[], []]);
  });

  it('PRE-09 foretells margins over costs in dollars at the rate of today', async () => {
    const cotizacion = { valor: '1000', fuente: 'BNA' };
    expect((await persona.post('/api/articulos/cotizaciones', cotizacion)).status).toBe(201);
    const id = await articulo(persona, { precio: '15000' });
    await ponerCosto(persona, id, { importe: '10', moneda: 'USD' });
    const vista = await persona.post(`${CAMBIOS}/vista-previa`, { seleccion: deIds(id), cambio: MAS_DIEZ });
    expect(vista.cuerpo).toMatchObject({ cambian: 1, margenMedioAntes: '50', margenMedioDespues: '36.36' });
  });

  it('UA-08 proposes the prices of as many as change, more than a filter of a batch names', async () => {
    await sql`
      insert into articulo (id, codigo, codigo_norm, descripcion, subfamilia_id, unidad_id, decimales, tipo, iva, estado,
                            costo_reposicion, costo_reposicion_moneda, costo_reposicion_fecha, costo_reposicion_origen)
      select gen_random_uuid(), 'MUCHOS-' || n, 'MUCHOS' || n, 'Muchos', ${INICIALES.subfamilia}, ${INICIALES.unidad}, 0, 'PRODUCTO',
             '21', 'ACTIVO', 100, 'ARS', now() - interval '2 days', 'Factura'
      from generate_series(1, 1200) n`.execute(prueba.db);
    await sql`
      insert into precio (id, lista_id, articulo_id, cantidad_desde, desde, importe, motivo)
      select gen_random_uuid(), ${INICIALES.lista}, id, 0, now() - interval '1 day', 150, 'Inicial'
      from articulo where codigo like 'MUCHOS-%'`.execute(prueba.db);
    const seleccion = { de: 'filtro', filtro: { filtros: 'codigo:empieza:MUCHOS' } };
    const { status, cuerpo } = await cambiarProponiendo(seleccion);
    expect([status, cuerpo.articulos]).toEqual([201, 1_200]);
    expect(await ver(persona, cuerpo.propuesta)).toMatchObject({
      alcance: [{ campo: 'elegidos', texto: '1200' }],
      totales: { lineas: 1_200, variacionMedia: '10' },
    });
  });

  const conLote = async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '100' });
    await persona.post(`/api/articulos/${id}/precios`, { importe: '150' });
    const { cuerpo } = await cambiarProponiendo(deIds(id));
    return { id: cuerpo.id as string, lote: cuerpo.propuesta as { id: string; numero: number } };
  };
  const deshacer = async (id: string, quien = persona) =>
    (await quien.post(`${CAMBIOS}/${id}/deshacer`, { motivo: 'Era otro mes' })).cuerpo;
  const deCambio = async (id: string) => (await persona.get(`${CAMBIOS}/${id}`)).cuerpo;

  it('PRE-18 a change that is undone says which batch it proposed, and discards it; one applied by then stays', async () => {
    const uno = await conLote();
    expect((await deCambio(uno.id)).lote).toEqual({ ...uno.lote, estado: 'SIMULADO' });
    expect(await deshacer(uno.id)).toMatchObject({ articulos: 1, loteDescartado: uno.lote.numero });
    expect((await deCambio(uno.id)).lote).toEqual({ ...uno.lote, estado: 'DESCARTADO' });
    const { rows } = await prueba.pool.query(
      'select accion, motivo, quien from auditoria where entidad_id = $1 order by id desc limit 1',
      [uno.lote.id],
    );
    expect(rows).toEqual([
      { accion: 'lote.descartar', motivo: 'Se deshizo el cambio de costos: Era otro mes', quien: 'R. Núñez' },
    ]);
    const otro = await conLote();
    await caminar(persona, await ver(persona, otro.lote), 'aprobar', 'aplicar');
    expect(await deshacer(otro.id)).toMatchObject({ articulos: 1, loteDescartado: null });
    expect(await ver(persona, otro.lote)).toMatchObject({ estado: 'APLICADO' });
  });

  it('PRE-18 who may not change prices undoes the costs and leaves their batch', async () => {
    const { id, lote } = await conLote();
    const sinPrecios = await prueba.cliente({ permisos: ['articulo.ver', 'costo.ver', 'costo.modificar'] });
    expect(await deshacer(id, sinPrecios)).toMatchObject({ articulos: 1, loteDescartado: null });
    expect(await ver(persona, lote)).toMatchObject({ estado: 'SIMULADO' });
  });

  it('PRE-18 who had left those prices for a day is told that they were discarded with the change', async () => {
    const { id, lote } = await conLote();
    const otro = await prueba.cliente({ nombre: 'Beto' });
    const aprobado = await caminar(persona, await ver(persona, lote), 'aprobar');
    const { status } = await otro.post(`/api/articulos/lotes-de-precio/${lote.id}/programar`, {
      version: aprobado.version,
      aplicaDesde: '2099-01-02T03:00:00Z',
    });
    expect(status).toBe(200);
    expect(await deshacer(id)).toMatchObject({ loteDescartado: lote.numero });
    expect((await otro.get('/api/notificaciones')).cuerpo.filas).toMatchObject([
      {
        tipo: 'lote.deshecho',
        texto:
          'Cambiaron los costos: Aumento de noviembre. Se deshizo el cambio que lo había propuesto: ningún precio cambió.',
      },
    ]);
  });

  it('PRE-18 a change whose batch somebody is at work on is not undone meanwhile', async () => {
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
    expect(await deshacer(id)).toMatchObject({ loteDescartado: lote.numero });
  });
});
