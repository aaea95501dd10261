import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import {
  articulo,
  caminar,
  LOTES,
  lineas,
  lista,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
  SIN_NADIE,
  vigente,
} from './ayudas-de-prueba.ts';
import { aplicarVencidos } from './programados.ts';

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

const CONFIGURACION = '/api/articulos/configuracion-de-precios';
const ver = async (id: string) => (await persona.get(`${LOTES}/${id}`)).cuerpo;

describe('PRE-03 PRE-04 preparing and simulating', () => {
  it('shows old, new, variation and margin, and changes nothing', async () => {
    const id = await articulo(persona, { precio: '100', codigo: 'SIM-1' });
    await ponerPrecio(persona, id, { importe: '80', cantidadDesde: '12' });
    await ponerCosto(persona, id, { importe: '60' });
    const creado = await lote(persona, [id]);
    expect(creado).toMatchObject({
      estado: 'BORRADOR',
      acciones: ['cambiar', 'simular', 'descartar'],
      totales: null,
      lineas: null,
    });

    const simulado = await caminar(persona, creado, 'simular');
    expect(simulado).toMatchObject({
      estado: 'SIMULADO',
      lineas: 2,
      alcance: [{ campo: 'articuloIds', texto: '1' }],
      totales: {
        lineas: 2,
        incluidas: 2,
        suben: 2,
        bajan: 0,
        porConfirmar: 0,
        variacionMedia: '10',
        margenNuevo: '65',
      },
      tarea: null,
    });
    expect(await lineas(persona, simulado)).toMatchObject([
      {
        linea: 1,
        codigo: 'SIM-1',
        cantidadDesde: '0',
        anterior: { neto: '100.00', conIva: '121.00' },
        nuevo: { neto: '110.00', conIva: '133.10' },
        variacion: '10',
        margen: '83.33',
        alertas: [],
        incluida: true,
      },
      { linea: 2, cantidadDesde: '12', nuevo: { neto: '88.00' }, margen: '46.67' },
    ]);
    expect((await vigente(persona, id)).neto).toBe('100.00');
  });

  it('reaches rubro, familia, subfamilia, marca, proveedor and words', async () => {
    const rubro = (await persona.post('/api/articulos/rubros', { codigo: 'LRU', nombre: 'Rodamientos' })).cuerpo;
    const familia = (await persona.post('/api/articulos/familias', { rubroId: rubro.id, codigo: 'F', nombre: 'Bolas' }))
      .cuerpo;
    const sub = (
      await persona.post('/api/articulos/subfamilias', { familiaId: familia.id, codigo: 'S', nombre: 'Radiales' })
    ).cuerpo;
    const marca = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Rulemar' })).cuerpo;
    await articulo(persona, {
      codigo: 'ROD-1',
      precio: '10',
      subfamiliaId: sub.id,
      marcaId: marca.id,
      descripcion: 'Rulemán 6203',
    });
    await articulo(persona, { codigo: 'ROD-2', precio: '20', subfamiliaId: sub.id });
    const codigosDe = async (filtro: object) => {
      const creado = await lote(persona, [], { filtro });
      const simulado = await caminar(persona, creado, 'simular');
      return {
        alcance: simulado.alcance,
        codigos: (await lineas(persona, simulado)).map(({ codigo }: { codigo: string }) => codigo),
      };
    };
    const dos = ['ROD-1', 'ROD-2'];
    expect(await codigosDe({ rubroId: rubro.id })).toEqual({
      alcance: [{ campo: 'rubroId', texto: 'Rodamientos' }],
      codigos: dos,
    });
    expect((await codigosDe({ familiaId: familia.id })).codigos).toEqual(dos);
    expect((await codigosDe({ subfamiliaId: sub.id })).codigos).toEqual(dos);
    expect((await codigosDe({ marcaId: marca.id })).codigos).toEqual(['ROD-1']);
    expect((await codigosDe({ buscar: 'ruleman 6203' })).codigos).toEqual(['ROD-1']);
    expect((await codigosDe({ buscar: 'rod2', rubroId: rubro.id })).codigos).toEqual(['ROD-2']);
    expect((await codigosDe({ buscar: '¡!' })).codigos).toEqual([]);
  });

  it('what stands out asks for a tick, or goes out', async () => {
    const ids = [
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '1' }),
    ];
    await ponerCosto(persona, ids[1] ?? '', { importe: '500' });
    const creado = await lote(persona, ids, { regla: { tipo: 'IMPORTE', valor: '20' } });
    const simulado = await caminar(persona, creado, 'simular');
    expect(simulado.totales).toMatchObject({ lineas: 3, conAlerta: 2, porConfirmar: 2, variacionMaxima: '2000' });
    const llaman = await lineas(persona, simulado, 'porConfirmar=true');
    expect(llaman.map(({ alertas }: { alertas: string[] }) => alertas)).toEqual([['BAJO_MARGEN'], ['VARIACION']]);
    expect((await lineas(persona, simulado, 'alerta=VARIACION')).length).toBe(1);
    expect((await lineas(persona, simulado, 'orden=-variacion'))[0].variacion).toBe('2000');

    const negado = await mover(persona, simulado, 'aprobar');
    expect(negado.cuerpo).toMatchObject({ code: 'articulos.lote_por_confirmar', data: { lineas: 2 } });
    const confirmado = await mover(persona, simulado, 'lineas', {
      marca: 'confirmar',
      cuales: { filtro: { alerta: 'VARIACION' } },
    });
    expect(confirmado.cuerpo.totales.porConfirmar).toBe(1);
    const [otra] = await lineas(persona, simulado, 'alerta=BAJO_MARGEN');
    const excluido = await mover(persona, confirmado.cuerpo, 'lineas', {
      marca: 'excluir',
      cuales: { lineas: [otra.linea] },
    });
    expect(excluido.cuerpo.totales).toMatchObject({ incluidas: 2, porConfirmar: 0 });
    const aplicado = await caminar(persona, excluido.cuerpo, 'aprobar', 'aplicar');
    expect(aplicado).toMatchObject({ estado: 'APLICADO', omitidas: 0, aplicador: { nombre: 'R. Núñez' } });
    expect((await vigente(persona, ids[0] ?? '')).neto).toBe('120.00');
    expect((await vigente(persona, ids[1] ?? '')).neto).toBe('100.00');
    expect((await vigente(persona, ids[2] ?? '')).neto).toBe('21.00');
  });

  it('a change takes it back to the beginning; nothing in it is no batch', async () => {
    const id = await articulo(persona, { precio: '100' });
    const simulado = await caminar(persona, await lote(persona, [id]), 'simular');
    const cambiado = await persona.patch(`${LOTES}/${simulado.id}`, {
      version: simulado.version,
      regla: { tipo: 'PORCENTAJE', valor: '0' },
      redondeo: { paso: '10', modo: 'ARRIBA', terminacion: '0' },
    });
    expect(cambiado.cuerpo).toMatchObject({
      estado: 'BORRADOR',
      totales: null,
      redondeo: { paso: '10', modo: 'ARRIBA' },
    });
    const igual = await caminar(persona, cambiado.cuerpo, 'simular');
    expect(igual.totales).toMatchObject({ lineas: 0, iguales: 1 });
    expect((await mover(persona, igual, 'aprobar')).cuerpo.code).toBe('articulos.lote_vacio');
    const descartado = await mover(persona, igual, 'descartar', { motivo: 'No hacía falta' });
    expect(descartado.cuerpo).toMatchObject({ estado: 'DESCARTADO', acciones: [] });
    expect((await mover(persona, descartado.cuerpo, 'simular')).cuerpo.code).toBe('comun.transicion_invalida');
  });

  it('refuses what it cannot take, saying what', async () => {
    const derivada = await lista(persona, {
      nombre: 'Sola',
      derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista },
    });
    const mal = async (resto: object) =>
      (
        await persona.post(LOTES, {
          motivo: 'Aumento',
          listaIds: [INICIALES.lista],
          regla: { tipo: 'PORCENTAJE', valor: '1' },
          ...resto,
        })
      ).cuerpo.issues;
    expect(await mal({ listaIds: [derivada.id] })).toMatchObject([
      { path: ['listaIds', 0], message: 'Los precios de Sola se calculan solos: cambiá su base o su fórmula.' },
    ]);
    expect(await mal({ listaIds: [SIN_NADIE] })).toMatchObject([{ message: 'No existe esa lista de precios.' }]);
    expect(await mal({ listaIds: [INICIALES.lista, INICIALES.lista] })).toMatchObject([{ message: 'Está repetida.' }]);
    expect(await mal({ filtro: { rubroId: SIN_NADIE } })).toMatchObject([{ path: ['filtro', 'rubroId'] }]);
    expect(await mal({ regla: { tipo: 'COEFICIENTE', valor: '2', base: 'LISTA' } })).toMatchObject([
      { path: ['regla', 'listaBaseId'] },
    ]);
    expect(await mal({ regla: { tipo: 'PORCENTAJE', valor: '-100' } })).toMatchObject([{ path: ['regla', 'valor'] }]);
    expect(await mal({ redondeo: { paso: '10', terminacion: '10' } })).toMatchObject([
      { message: 'Tiene que ser menor que el paso.' },
    ]);
    expect((await persona.get(`${LOTES}/${SIN_NADIE}`)).status).toBe(404);
    expect((await persona.get(`${LOTES}/${SIN_NADIE}/lineas`)).status).toBe(404);
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await vendedor.get(LOTES)).status).toBe(403);
    const prepara = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
    const suyo = await caminar(prepara, await lote(prepara, [await articulo(persona, { precio: '5' })]), 'simular');
    expect((await mover(prepara, suyo, 'aprobar')).status).toBe(403);
    expect(suyo.puedeAprobar).toBe(false);
    expect(suyo.totales.margenNuevo).toBe(undefined);
    expect((await lineas(prepara, suyo))[0].margen).toBe(undefined);
  });
});

describe('PRE-05 PRE-15 approving, scheduling and applying', () => {
  it('PRE-15 another person approves when the company wants it', async () => {
    const { version } = (await persona.get(CONFIGURACION)).cuerpo;
    const exigido = (await persona.patch(CONFIGURACION, { version, aprobacionDeOtro: true })).cuerpo;
    const simulado = await caminar(
      persona,
      await lote(persona, [await articulo(persona, { precio: '10' })]),
      'simular',
    );
    expect(simulado.puedeAprobar).toBe(false);
    expect((await mover(persona, simulado, 'aprobar')).cuerpo.code).toBe('articulos.lote_propio');
    const otra = await prueba.cliente({ nombre: 'Beto' });
    expect((await mover(otra, simulado, 'aprobar')).cuerpo).toMatchObject({
      estado: 'APROBADO',
      aprobador: { nombre: 'Beto' },
    });
    await persona.patch(CONFIGURACION, { version: exigido.version, aprobacionDeOtro: false });
  });

  it('PRE-05 UA-12 what is scheduled applies itself when its hour comes, once', async () => {
    const id = await articulo(persona, { precio: '10' });
    const aprobado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar');
    const ayer = await mover(persona, aprobado, 'programar', { aplicaDesde: '2020-01-01T00:00:00Z' });
    expect(ayer.cuerpo.issues).toMatchObject([{ path: ['aplicaDesde'] }]);
    const programado = (await mover(persona, aprobado, 'programar', { aplicaDesde: '2035-01-01T03:00:00Z' })).cuerpo;
    expect(programado).toMatchObject({ estado: 'PROGRAMADO', aplicaDesde: '2035-01-01T03:00:00.000Z' });

    const mirar = () =>
      aplicarVencidos({
        db: prueba.db,
        dbLarga: prueba.db,
        ahora: () => prueba.reloj.ahora ?? new Date(),
        log: prueba.app.log,
      });
    prueba.reloj.ahora = new Date('2035-01-01T02:59:59Z');
    await mirar();
    expect((await ver(programado.id)).estado).toBe('PROGRAMADO');
    prueba.reloj.ahora = new Date('2035-01-01T03:00:05Z');
    await Promise.all([mirar(), mirar()]);
    expect(await ver(programado.id)).toMatchObject({ estado: 'APLICADO', aplicadoEn: '2035-01-01T03:00:05.000Z' });
    expect((await vigente(persona, id)).neto).toBe('11.00');
  });

  it('leaves alone what somebody changed since it was simulated, and lists it', async () => {
    const ids = [await articulo(persona, { precio: '100' }), await articulo(persona, { precio: '200' })];
    const aprobado = await caminar(persona, await lote(persona, ids), 'simular', 'aprobar');
    await ponerPrecio(persona, ids[0] ?? '', { importe: '105' });
    const aplicado = await caminar(persona, aprobado, 'aplicar');
    expect(aplicado.omitidas).toBe(1);
    expect(await lineas(persona, aplicado, 'omitida=true')).toMatchObject([
      { articuloId: ids[0], omitida: 'CAMBIO_DE_PRECIO' },
    ]);
    expect((await vigente(persona, ids[0] ?? '')).neto).toBe('105.00');
    expect((await vigente(persona, ids[1] ?? '')).neto).toBe('220.00');
    const [nuevo] = (await persona.get(`/api/articulos/${ids[1]}/precios`)).cuerpo.filas;
    expect(nuevo).toMatchObject({
      motivo: 'Aumento de agosto',
      creadoPor: 'R. Núñez',
      lote: { id: aplicado.id, numero: aplicado.numero },
    });
  });

  it('two clients at once apply it once; a repeated key hears the same answer', async () => {
    const id = await articulo(persona, { precio: '100' });
    const aprobado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar');
    const respuestas = await Promise.all([mover(persona, aprobado, 'aplicar'), mover(persona, aprobado, 'aplicar')]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await vigente(persona, id)).neto).toBe('110.00');

    const otro = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar');
    const pedir = () =>
      persona.post(`${LOTES}/${otro.id}/aplicar`, { version: otro.version }, { clave: 'aplicar-una-vez' });
    expect([(await pedir()).status, (await pedir()).status]).toEqual([200, 200]);
    expect((await vigente(persona, id)).neto).toBe('121.00');
  });

  it('while one is at work nobody else touches it, and everybody sees how far it is', async () => {
    const id = await articulo(persona, { precio: '100' });
    const creado = await lote(persona, [id]);
    await prueba.db.transaction().execute(async (tx) => {
      // What another process at work on it holds, and what it tells.
      const { numero } = await tx
        .selectFrom('lote_precio')
        .select('numero')
        .where('id', '=', creado.id)
        .executeTakeFirstOrThrow();
      await sql`select pg_advisory_xact_lock(7264304, ${numero})`.execute(tx);
      await sql`insert into lote_precio_tarea (lote_id, accion, hechos, total) values (${creado.id}, 'simular', 3, 9)`.execute(
        prueba.db,
      );
      expect((await ver(creado.id)).tarea).toMatchObject({ accion: 'simular', hechos: 3, total: 9 });
      expect((await mover(persona, creado, 'simular')).cuerpo.code).toBe('articulos.lote_en_curso');
    });
    // It died: what it told is no longer believed, and the work can begin again.
    expect((await ver(creado.id)).tarea).toBe(null);
    expect((await caminar(persona, creado, 'simular')).totales.lineas).toBe(1);
  });
});

describe('PRE-06 PRE-16 taking back, labels and files', () => {
  it('PRE-06 UA-11 goes back as another batch, but for what changed since', async () => {
    const ids = [
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '200' }),
      await articulo(persona),
    ];
    await ponerCosto(persona, ids[2] ?? '', { importe: '50' });
    const margen = { regla: { tipo: 'MARGEN', valor: '100', base: 'COSTO_REPOSICION' } };
    const conPrecioNuevo = await caminar(
      persona,
      await lote(persona, [ids[2] ?? ''], margen),
      'simular',
      'aprobar',
      'aplicar',
    );
    expect((await vigente(persona, ids[2] ?? '')).neto).toBe('100.00');
    await caminar(persona, conPrecioNuevo, 'revertir');
    expect((await vigente(persona, ids[2] ?? '')).neto).toBe(null);

    const aplicado = await caminar(persona, await lote(persona, ids), 'simular', 'aprobar', 'aplicar');
    await ponerPrecio(persona, ids[1] ?? '', { importe: '210', motivo: 'Acuerdo' });
    const revertido = await caminar(persona, aplicado, 'revertir');
    expect(revertido).toMatchObject({ estado: 'REVERTIDO', acciones: [] });
    expect((await vigente(persona, ids[0] ?? '')).neto).toBe('100.00');
    expect((await vigente(persona, ids[1] ?? '')).neto).toBe('210.00');
    const vuelta = await ver(revertido.revertidoPor.id);
    expect(vuelta).toMatchObject({
      estado: 'APLICADO',
      motivo: 'Salió mal',
      omitidas: 1,
      revierte: { numero: aplicado.numero },
    });
    expect(await lineas(persona, vuelta, 'omitida=true')).toMatchObject([{ articuloId: ids[1] }]);
    expect((await mover(persona, revertido, 'revertir', { motivo: 'Otra vez' })).cuerpo.code).toBe(
      'comun.transicion_invalida',
    );
  });

  it('PRE-16 lists the labels of what has stock in the sucursal', async () => {
    const ids = [
      await articulo(persona, { precio: '100', codigo: 'ETI-1' }),
      await articulo(persona, { precio: '100', codigo: 'ETI-2' }),
    ];
    await prueba.db
      .insertInto('saldo_stock')
      .values({ articulo_id: ids[0] ?? '', deposito_id: INICIALES.deposito, fisico: '4', permite_negativo: false })
      .execute();
    const aplicado = await caminar(persona, await lote(persona, ids), 'simular', 'aprobar', 'aplicar');
    const etiquetas = async (quien: Cliente) =>
      (await quien.get(`${LOTES}/${aplicado.id}/etiquetas?sucursalId=${INICIALES.sucursal}`)).cuerpo;
    expect(await etiquetas(persona)).toMatchObject({
      total: 1,
      filas: [{ codigo: 'ETI-1', neto: '110.00', conIva: '133.10', fisico: '4', codigoDeBarras: null }],
    });
    const deOtra = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [SIN_NADIE] });
    expect((await etiquetas(deOtra)).filas).toEqual([]);
    expect((await persona.get(`${LOTES}/${SIN_NADIE}/etiquetas?sucursalId=${INICIALES.sucursal}`)).status).toBe(404);
  });

  it('is found in the list and goes out as a file', async () => {
    const id = await articulo(persona, { precio: '1000', codigo: 'CSV-1' });
    const simulado = await caminar(persona, await lote(persona, [id], { motivo: 'Lista del gremio' }), 'simular');
    const hallados = (await persona.get(`${LOTES}?estado=SIMULADO&buscar=gremio`)).cuerpo;
    expect(hallados).toMatchObject({ total: 1, filas: [{ id: simulado.id, motivo: 'Lista del gremio', lineas: 1 }] });
    expect((await persona.get(`${LOTES}?buscar=${simulado.numero}`)).cuerpo.filas[0].id).toBe(simulado.id);
    const { texto } = await persona.get(`${LOTES}/${simulado.id}/exportar`);
    expect(texto).toContain('CSV-1;Con precio;;Lista 1;ARS;0;1000,00;1100,00;1210,00;1331,00;10;;Sí;');
  });
});
