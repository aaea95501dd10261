import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(await codigosDe({ rubroId: rubro.id, buscar: 'rod2' })).toEqual({
      alcance: [
        { campo: 'buscar', texto: 'rod2' },
        { campo: 'rubroId', texto: 'Rodamientos' },
      ],
      codigos: ['ROD-2'],
    });
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
    expect(simulado.totales?.distribucion.filter((tramo: { lineas: number }) => tramo.lineas > 0)).toEqual([
      { desde: '18', hasta: '24', lineas: 2, fuera: false },
      { desde: '60', hasta: null, lineas: 1, fuera: true },
    ]);
    const llaman = await lineas(persona, simulado, 'porConfirmar=true');
    expect(llaman.map(({ alertas }: { alertas: string[] }) => alertas)).toEqual([['BAJO_MARGEN'], ['VARIACION']]);
    expect((await lineas(persona, simulado, 'alerta=VARIACION')).length).toBe(1);
    expect((await lineas(persona, simulado, 'orden=-variacion'))[0].variacion).toBe('2000');

    const negado = await mover(persona, simulado, 'aprobar');
    expect(negado.cuerpo).toMatchObject({ code: 'articulos.lote_por_confirmar', data: { lineas: 2 } });
    // All of them are in already.
    const nada = await mover(persona, simulado, 'lineas', { marca: 'incluir', cuales: { filtro: {} } });
    expect(nada.cuerpo).toMatchObject({ marcadas: 0, totales: { porConfirmar: 2 } });
    const confirmado = await mover(persona, nada.cuerpo, 'lineas', {
      marca: 'confirmar',
      cuales: { filtro: { alerta: 'VARIACION' } },
    });
    expect(confirmado.cuerpo).toMatchObject({ marcadas: 1, totales: { porConfirmar: 1 } });
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

  it('TD-07 the list is filtered by each of its columns', async () => {
    const nadal = await prueba.cliente({ nombre: 'C. Nadal' });
    const id = await articulo(persona, { precio: '100', codigo: 'FIL-1' });
    const creado = await lote(nadal, [id], { motivo: 'Ajuste de enero' });
    const simulado = await caminar(nadal, await lote(nadal, [id], { motivo: 'Ajuste de febrero' }), 'simular');
    const con = async (filtros: string) =>
      (await persona.get(`${LOTES}?orden=numero&filtros=${encodeURIComponent(filtros)}`)).cuerpo.filas.map(
        (fila: { id: string }) => fila.id,
      );
    expect(await con('motivo:empieza:ajuste de;autor:contiene:nadal')).toEqual([creado.id, simulado.id]);
    expect(await con('motivo:contiene:ajuste de;lineas:vacio')).toEqual([creado.id]);
    expect(await con('motivo:contiene:ajuste de;estado:uno:SIMULADO;lineas:entre:1,1')).toEqual([simulado.id]);
    expect(await con(`numero:entre:${simulado.numero},${simulado.numero}`)).toEqual([simulado.id]);
    expect(await con('creado:entre:,2020-01-01')).toEqual([]);
    expect((await persona.get(`${LOTES}?filtros=regla:vacio`)).status).toBe(400);
  });

  it('TD-07 the lines are filtered by each of their columns, and marked by what that leaves, and no other', async () => {
    const ids = [
      await articulo(persona, { precio: '100', codigo: 'COL-1', descripcion: 'Correa corta' }),
      await articulo(persona, { precio: '200', codigo: 'COL-2', descripcion: 'Correa larga' }),
      await articulo(persona, { precio: '300', codigo: 'COL-3', descripcion: 'Tensor' }),
    ];
    const simulado = await caminar(persona, await lote(persona, ids), 'simular');
    const con = async (filtros: string) =>
      (await lineas(persona, simulado, `filtros=${encodeURIComponent(filtros)}`)).map(
        ({ codigo }: { codigo: string }) => codigo,
      );
    expect(await con('codigo:empieza:col2')).toEqual(['COL-2']);
    expect(await con('descripcion:contiene:correa;nuevo:entre:,150')).toEqual(['COL-1']);
    expect(await con(`anterior:entre:200,300;lista:uno:${INICIALES.lista}`)).toEqual(['COL-2', 'COL-3']);
    expect(await con('variacion:entre:10,10;descripcion:empieza:ten')).toEqual(['COL-3']);
    expect(await con('anterior:vacio')).toEqual([]);
    // The margin tells the cost.
    expect((await persona.get(`${LOTES}/${simulado.id}/lineas?filtros=margen:entre:1,`)).status).toBe(400);
    const filtro = { filtros: 'descripcion:contiene:correa' };
    const { texto } = await persona.get(`${LOTES}/${simulado.id}/exportar?filtros=descripcion:contiene:correa`);
    expect(texto.trim().split('\r\n')).toHaveLength(3);
    // TD-12 with the columns in sight.
    const { texto: aLaVista } = await persona.get(
      `${LOTES}/${simulado.id}/exportar?filtros=codigo:igual:col2&columnas=variacion,linea,otro,nuevo`,
    );
    expect(aLaVista).toBe(
      '\uFEFFVariación %;Código;Desde cantidad;Neto nuevo;Con IVA nuevo\r\n10;COL-2;0;220,00;266,20\r\n',
    );
    const marcado = await mover(persona, simulado, 'lineas', { marca: 'excluir', cuales: { filtro } });
    expect(marcado.cuerpo.totales).toMatchObject({ lineas: 3, incluidas: 1 });
  });

  it('INV-71 the order of the margins is told only to who may see costs, also in the file', async () => {
    const ids = [
      await articulo(persona, { precio: '100', codigo: 'MAR-1' }),
      await articulo(persona, { precio: '100', codigo: 'MAR-2' }),
    ];
    await ponerCosto(persona, ids[0] ?? '', { importe: '90' });
    await ponerCosto(persona, ids[1] ?? '', { importe: '10' });
    const simulado = await caminar(persona, await lote(persona, ids), 'simular');
    const enOrden = async (quien: Cliente, orden: string) => {
      const vistos = (await lineas(quien, simulado, `orden=${orden}`)).map(({ codigo }: { codigo: string }) => codigo);
      const { texto } = await quien.get(`${LOTES}/${simulado.id}/exportar?orden=${orden}`);
      expect(texto.match(/MAR-\d/g)).toEqual(vistos);
      return vistos;
    };
    expect(await enOrden(persona, '-margen')).toEqual(['MAR-2', 'MAR-1']);
    // TD-06 The alike in one field go by the next one.
    expect(await enOrden(persona, 'variacion,-margen')).toEqual(['MAR-2', 'MAR-1']);
    expect(await enOrden(persona, 'nuevo,-linea')).toEqual(['MAR-2', 'MAR-1']);
    const prepara = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
    expect(await enOrden(prepara, '-margen')).toEqual(['MAR-1', 'MAR-2']);
    expect(await enOrden(prepara, 'margen')).toEqual(['MAR-1', 'MAR-2']);
    expect(await enOrden(prepara, 'variacion,-margen')).toEqual(['MAR-1', 'MAR-2']);
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
    const dolares = await lista(persona, { nombre: 'Export', moneda: 'USD' });
    const deDos = { listaIds: [INICIALES.lista, dolares.id] };
    for (const resto of [{ regla: { tipo: 'IMPORTE', valor: '3' } }, { redondeo: { paso: '10' } }]) {
      expect(await mal({ ...deDos, ...resto })).toMatchObject([
        { path: ['listaIds'], message: expect.stringMatching(/^Un importe o un redondeo no es lo mismo en pesos/) },
      ]);
    }
    expect(await mal({ ...deDos, redondeo: { paso: '0.00' } })).toBe(undefined);
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
