import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeArticulos } from '#articulos/index.ts';
import {
  articulo,
  caminar,
  hacerVencidos,
  LOTES,
  lineas,
  lote,
  mover,
  ponerPrecio,
  ver,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

const HASTA = '2035-01-16T03:00:00.000Z';
const a = (instante: string) => {
  prueba.reloj.ahora = new Date(instante);
};
const mirar = () => hacerVencidos(prueba);
const sanos = async () => {
  const hallados = await Promise.all(
    verificacionesDeArticulos
      .filter(({ codigo }) => codigo === 'INV-42' || codigo === 'INV-43')
      .map(({ consulta }) => consulta(prueba.db)),
  );
  return hallados.flat();
};

describe('UA-12 PRE-05 a batch with an end', () => {
  it('INV-43 comes back by itself on its day, as another batch, and leaves alone what somebody changed meanwhile', async () => {
    const [uno, dos, sinPrecio] = [
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
    ];
    await ponerPrecio(persona, sinPrecio, { importe: '50', cantidadDesde: '10' });
    const creado = await lote(persona, [uno, dos, sinPrecio], { hasta: HASTA });
    const aprobado = await caminar(persona, creado, 'simular', 'aprobar');
    expect(aprobado).toMatchObject({ hasta: HASTA });
    // Its file says the last day on which they hold, as whoever chose it did.
    const archivo = await persona.get(`${LOTES}/exportar?buscar=${creado.numero}&columnas=numero,rige`);
    expect(archivo.texto).toContain(`\r\n${creado.numero};;15/01/2035\r\n`);
    const tarde = await mover(persona, aprobado, 'programar', { aplicaDesde: '2035-01-16T03:00:00Z' });
    expect(tarde.cuerpo.issues).toMatchObject([{ path: ['aplicaDesde'] }]);
    await mover(persona, aprobado, 'programar', { aplicaDesde: '2035-01-02T03:00:00Z' });
    a('2035-01-02T03:00:01Z');
    await mirar();
    expect(await ver(persona, creado)).toMatchObject({ estado: 'APLICADO', hasta: HASTA });
    expect((await vigente(persona, uno)).neto).toBe('110.00');
    a('2035-01-10T12:00:00Z');
    await ponerPrecio(persona, dos, { importe: '130' });
    await mirar();
    expect((await ver(persona, creado)).estado).toBe('APLICADO');

    a('2035-01-16T03:00:02Z');
    await Promise.all([mirar(), mirar()]);
    const terminado = await ver(persona, creado);
    expect(terminado).toMatchObject({ estado: 'REVERTIDO', revertidoPor: { numero: expect.any(Number) } });
    const vuelta = await ver(persona, terminado.revertidoPor);
    expect(vuelta).toMatchObject({
      estado: 'APLICADO',
      motivo: 'Llegó el día en que terminaba',
      hasta: null,
      omitidas: 1,
      aplicador: { nombre: 'R. Núñez' },
    });
    expect(await lineas(persona, vuelta, 'omitida=true')).toMatchObject([{ articuloId: dos }]);
    expect((await vigente(persona, uno)).neto).toBe('100.00');
    expect((await vigente(persona, dos)).neto).toBe('130.00');
    expect((await vigente(persona, sinPrecio, 'cantidad=10')).neto).toBe('50.00');
    a('2035-02-01T03:00:00Z');
    await mirar();
    expect((await ver(persona, vuelta)).estado).toBe('APLICADO');
    expect(await sanos()).toEqual([]);
  });

  it('PRE-16 its return has the labels to print again, and is told to who has to do with it', async () => {
    const id = await articulo(persona, { precio: '100' });
    await prueba.db
      .insertInto('saldo_stock')
      .values({ articulo_id: id, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '3' })
      .execute();
    const [prepara, aprueba] = [await prueba.cliente({ nombre: 'Lucía' }), await prueba.cliente({ nombre: 'Beto' })];
    const simulado = await caminar(prepara, await lote(prepara, [id], { hasta: HASTA }), 'simular');
    const aplicado = await caminar(persona, await caminar(aprueba, simulado, 'aprobar'), 'aplicar');
    a('2035-01-16T03:00:00Z');
    await mirar();
    const { revertidoPor } = await ver(persona, aplicado);
    for (const quien of [prepara, aprueba, persona]) {
      const { filas: dichas } = (await quien.get('/api/notificaciones?tipo=lote.aplicado')).cuerpo;
      expect(
        dichas.filter(({ datos }: { datos: object }) => 'loteId' in datos && datos.loteId === revertidoPor.id),
      ).toMatchObject([{ datos: { numero: revertidoPor.numero, motivo: 'Llegó el día en que terminaba' } }]);
    }
    const { filas } = (await persona.get(`${LOTES}/${revertidoPor.id}/etiquetas?sucursalId=${INICIALES.sucursal}`))
      .cuerpo;
    expect(filas).toMatchObject([{ articuloId: id, neto: '100.00' }]);
  });

  it('taken back before its day, nothing comes back on it', async () => {
    const id = await articulo(persona, { precio: '100' });
    const aplicado = await caminar(
      persona,
      await lote(persona, [id], { hasta: HASTA }),
      'simular',
      'aprobar',
      'aplicar',
    );
    await caminar(persona, aplicado, 'revertir');
    await ponerPrecio(persona, id, { importe: '150' });
    a('2035-01-16T03:00:00Z');
    await mirar();
    expect((await vigente(persona, id)).neto).toBe('150.00');
    expect(await sanos()).toEqual([]);
  });

  it('left for a day on which nobody had the server open, and over when it opens, is discarded and its person told', async () => {
    const id = await articulo(persona, { precio: '100' });
    const aprobado = await caminar(persona, await lote(persona, [id], { hasta: HASTA }), 'simular', 'aprobar');
    await mover(persona, aprobado, 'programar', { aplicaDesde: '2035-01-02T03:00:00Z' });
    a('2035-01-20T12:00:00Z');
    await mirar();
    await mirar();
    const { estado, numero, motivo } = await ver(persona, aprobado);
    expect(estado).toBe('DESCARTADO');
    expect((await vigente(persona, id)).neto).toBe('100.00');
    const hechos = await prueba.db
      .selectFrom('auditoria')
      .select(['quien', 'motivo'])
      .where('entidad_id', '=', aprobado.id)
      .where('accion', '=', 'lote.descartar')
      .execute();
    expect(hechos).toEqual([{ quien: 'R. Núñez', motivo: 'Terminó antes de que se lo pudiera aplicar' }]);
    const { filas } = (await persona.get('/api/notificaciones?tipo=lote.vencido')).cuerpo;
    expect(filas).toMatchObject([
      { tipo: 'lote.vencido', tema: 'precios', datos: { loteId: aprobado.id, numero, motivo } },
    ]);
  });

  it('is not prepared, nor applied, once its day went by', async () => {
    const id = await articulo(persona, { precio: '100' });
    const pedido = {
      motivo: 'Campaña',
      listaIds: [INICIALES.lista],
      filtro: { articuloIds: [id] },
      regla: { tipo: 'PORCENTAJE', valor: '-10' },
      hasta: '2020-01-01T03:00:00Z',
    };
    expect((await persona.post(LOTES, pedido)).cuerpo.issues).toMatchObject([{ path: ['hasta'] }]);
    const creado = await lote(persona, [id], { hasta: HASTA });
    const sinFinal = await persona.patch(`${LOTES}/${creado.id}`, { version: creado.version, hasta: null });
    expect(sinFinal.cuerpo.hasta).toBe(null);
    const conFinal = await persona.patch(`${LOTES}/${creado.id}`, { version: sinFinal.cuerpo.version, hasta: HASTA });
    const aprobado = await caminar(persona, conFinal.cuerpo, 'simular', 'aprobar');
    a('2035-01-16T03:00:00Z');
    expect((await mover(persona, aprobado, 'aplicar')).cuerpo).toMatchObject({
      status: 409,
      code: 'articulos.lote_terminado',
    });
  });
});
