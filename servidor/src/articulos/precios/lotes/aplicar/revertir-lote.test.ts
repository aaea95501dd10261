import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  LOTES,
  lineas,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
  SIN_NADIE,
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
    const vuelta = await ver(persona, revertido.revertidoPor);
    expect(vuelta).toMatchObject({
      estado: 'APLICADO',
      motivo: 'Salió mal',
      omitidas: 1,
      revierte: { numero: aplicado.numero },
    });
    expect(await lineas(persona, vuelta, 'omitida=true')).toMatchObject([{ articuloId: ids[1] }]);
    // The reason goes out beside what the line is, as the screen shows it.
    const archivo = await persona.get(`${LOTES}/${vuelta.id}/exportar?omitida=true&columnas=descripcion,nuevo`);
    expect(archivo.texto).toMatch(/Descripción;Omitida;[^\r]*\r\nCon precio;Su precio cambió después;/);
    // Who looks at what was taken back is told how many were left alone, and they are in no figure of what did.
    expect(revertido.revertidoPor.omitidas).toBe(1);
    expect(vuelta.totales).toMatchObject({ lineas: 2, incluidas: 1, suben: 0, bajan: 1, variacionMedia: '-9.09' });
    expect(vuelta.totales.distribucion.map((tramo: { lineas: number }) => tramo.lineas)).toEqual([1]);
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
    const delMostrador = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'] });
    expect((await etiquetas(delMostrador)).lote).toEqual({
      numero: aplicado.numero,
      listas: [{ id: INICIALES.lista, nombre: 'Lista 1', moneda: 'ARS', incluyeIva: false }],
    });
    const deOtra = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [SIN_NADIE] });
    expect((await etiquetas(deOtra)).filas).toEqual([]);
    // TD-12 the same as a file, of whose stock may be seen.
    const enArchivo = (quien: Cliente, id = aplicado.id) =>
      quien.get(`${LOTES}/${id}/etiquetas/exportar?sucursalId=${INICIALES.sucursal}`);
    const { texto, encabezados } = await enArchivo(persona);
    expect(encabezados['content-disposition']).toContain(`etiquetas-del-lote-${aplicado.numero}.csv`);
    const titulos = 'Código;Descripción;Marca;Código de barras;Lista;Moneda;Neto;Con IVA;Stock';
    expect(texto).toBe(`\uFEFF${titulos}\r\nETI-1;Con precio;;;Lista 1;ARS;110,00;133,10;4\r\n`);
    expect((await enArchivo(deOtra)).texto).toBe(`\uFEFF${titulos}\r\n`);
    expect((await enArchivo(persona, SIN_NADIE)).status).toBe(404);
    expect((await persona.get(`${LOTES}/${SIN_NADIE}/etiquetas?sucursalId=${INICIALES.sucursal}`)).status).toBe(404);
  });

  it('PRE-16 they say the price of now, also to their filter: the one written since, or the one that came back', async () => {
    const id = await articulo(persona, { precio: '100', codigo: 'ETH-1' });
    await prueba.db
      .insertInto('saldo_stock')
      .values({ articulo_id: id, deposito_id: INICIALES.deposito, fisico: '4', permite_negativo: false })
      .execute();
    const aplicado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar', 'aplicar');
    const precios = async (filtros = '', visto = aplicado) => {
      const consulta = `sucursalId=${INICIALES.sucursal}${filtros && `&filtros=${filtros}`}`;
      const { filas } = (await persona.get(`${LOTES}/${visto.id}/etiquetas?${consulta}`)).cuerpo;
      const { texto } = await persona.get(`${LOTES}/${visto.id}/etiquetas/exportar?${consulta}`);
      expect(texto.match(/ARS;[\d,]+/g) ?? []).toEqual(
        filas.map(({ neto }: { neto: string }) => `ARS;${neto.replace('.', ',')}`),
      );
      return filas.map(({ neto }: { neto: string }) => neto);
    };
    await ponerPrecio(persona, id, { importe: '130' });
    expect(await precios()).toEqual(['130.00']);
    expect([await precios('precio:entre:130,'), await precios('precio:entre:,120')]).toEqual([['130.00'], []]);
    const otro = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar', 'aplicar');
    expect(await precios('', otro)).toEqual(['143.00']);
    await caminar(persona, otro, 'revertir');
    expect(await precios('', otro)).toEqual(['130.00']);
  });

  it('TD-07 labels are filtered by each of their columns, also in the file', async () => {
    const marca = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Ñandú' })).cuerpo.id;
    const ids = [
      await articulo(persona, { precio: '100', codigo: 'ETF-1', descripcion: 'Correa corta', marcaId: marca }),
      await articulo(persona, { precio: '200', codigo: 'ETF-2', descripcion: 'Correa larga' }),
    ];
    const codigo = { version: 1, tipo: 'BARRAS', valor: '7798123450019' };
    expect((await persona.post(`/api/articulos/${ids[1]}/codigos`, codigo)).status).toBe(201);
    const saldo = { deposito_id: INICIALES.deposito, permite_negativo: false };
    await prueba.db
      .insertInto('saldo_stock')
      .values([
        { ...saldo, articulo_id: ids[0] ?? '', fisico: '4' },
        { ...saldo, articulo_id: ids[1] ?? '', fisico: '1.5' },
      ])
      .execute();
    const aplicado = await caminar(persona, await lote(persona, ids), 'simular', 'aprobar', 'aplicar');
    const ruta = `${LOTES}/${aplicado.id}/etiquetas`;
    const pedir = (filtros: string, archivo = '') =>
      persona.get(`${ruta}${archivo}?sucursalId=${INICIALES.sucursal}&filtros=${encodeURIComponent(filtros)}`);
    const con = async (filtros: string) => {
      const { filas, total } = (await pedir(filtros)).cuerpo;
      const codigos = filas.map(({ codigo: suyo }: { codigo: string }) => suyo);
      expect(total).toBe(codigos.length);
      expect((await pedir(filtros, '/exportar')).texto.match(/ETF-\d/g) ?? []).toEqual(codigos);
      return codigos;
    };
    expect(await con('codigo:igual:etf1')).toEqual(['ETF-1']);
    expect(await con('descripcion:contiene:correa;precio:entre:,110')).toEqual(['ETF-1']);
    expect(await con('precio:entre:220,220')).toEqual(['ETF-2']);
    expect(await con('marca:empieza:nan')).toEqual(['ETF-1']);
    expect(await con('marca:vacio')).toEqual(['ETF-2']);
    expect(await con('barras:contiene:812345')).toEqual(['ETF-2']);
    expect(await con('barras:vacio')).toEqual(['ETF-1']);
    expect(await con('fisico:entre:1,2')).toEqual(['ETF-2']);
    expect(await con(`lista:uno:${INICIALES.lista}`)).toEqual(['ETF-1', 'ETF-2']);
    expect(await con(`lista:uno:${SIN_NADIE}`)).toEqual([]);
    expect((await pedir('margen:entre:1,')).status).toBe(400);
  });

  it('is found in the list and goes out as a file', async () => {
    const id = await articulo(persona, { precio: '1000', codigo: 'CSV-1' });
    const simulado = await caminar(persona, await lote(persona, [id], { motivo: 'Lista del gremio' }), 'simular');
    const hallados = (await persona.get(`${LOTES}?estado=SIMULADO&buscar=gremio`)).cuerpo;
    expect(hallados).toMatchObject({
      total: 1,
      filas: [
        {
          id: simulado.id,
          motivo: 'Lista del gremio',
          lineas: 1,
          alcance: [{ campo: 'articuloIds', texto: '1' }],
        },
      ],
    });
    expect((await persona.get(`${LOTES}?buscar=${simulado.numero}`)).cuerpo.filas[0].id).toBe(simulado.id);
    const { texto } = await persona.get(`${LOTES}/${simulado.id}/exportar`);
    expect(texto).toContain('CSV-1;Con precio;;Lista 1;ARS;0;1000,00;1100,00;1210,00;1331,00;10;;Sí;');
  });

  it('TD-12 the list is a file of what its filter leaves, in its order, as CSV and as a spreadsheet', async () => {
    const id = await articulo(persona, { precio: '1000' });
    const simulado = await caminar(persona, await lote(persona, [id], { motivo: 'Alza de otoño' }), 'simular');
    const base = 'COSTO_REPOSICION';
    const regla = { tipo: 'COEFICIENTE', valor: '1.25', base };
    const rebaja = await lote(persona, [id], { motivo: 'Baja de otoño', regla, filtro: { buscar: 'correa' } });
    const exportar = (filtro: string) => persona.get(`${LOTES}/exportar?buscar=oto%C3%B1o&${filtro}`);
    const [titulos, primero, segundo, ...resto] = (await exportar('orden=numero')).texto.split('\r\n');
    expect(titulos).toBe(
      '\uFEFFNúmero;Motivo;Artículos;Regla;Listas;Precios;Estado;Rige desde;Rige hasta;Motivo del descarte;Preparado por;Preparado el',
    );
    expect(primero).toMatch(
      /^\d+;Alza de otoño;Elegidos: 1;Porcentaje: \+10 %;Lista 1;1;Simulado;;;;[^;]+;\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    );
    expect(segundo).toContain(
      `${rebaja.numero};Baja de otoño;Palabras: correa;Coeficiente: 1,25 sobre el costo de reposición;Lista 1;;Borrador;;;`,
    );
    expect(resto).toEqual(['']);
    expect((await exportar('filtros=lineas:lleno&columnas=estado,numero')).texto).toBe(
      `\uFEFFEstado;Número\r\nSimulado;${simulado.numero}\r\n`,
    );
    // One that takes another back has its rule, and does not do that.
    const aplicado = await caminar(persona, simulado, 'aprobar', 'aplicar');
    const vuelta = await ver(persona, (await caminar(persona, aplicado, 'revertir')).revertidoPor);
    const { texto } = await persona.get(`${LOTES}/exportar?buscar=${vuelta.numero}&columnas=numero,regla`);
    expect(texto).toContain(`\r\n${vuelta.numero};Deshace el lote ${aplicado.numero};Lista 1\r\n`);
    const planilla = await exportar('formato=xlsx');
    expect(planilla.encabezados['content-disposition']).toContain('lotes-de-precio.xlsx');
    const sinPrecios = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await sinPrecios.get(`${LOTES}/exportar`)).status).toBe(403);
  });
});
