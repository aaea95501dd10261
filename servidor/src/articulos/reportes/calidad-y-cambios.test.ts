import { inflateRawSync } from 'node:zlib';
import { NOMBRES_DE_FALTAS, puntajeDeCalidad } from '@trastienda/nucleo/articulos/reportes/calidad.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { imagen, PDF } from '#prueba/archivos.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

const A = '/api/articulos';
const R = `${A}/reportes`;

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Lucía Ferreyra' });
});
afterAll(() => prueba.cerrar());

const leer = async (ruta: string, quien = persona) => {
  const { status, cuerpo } = await quien.get(`${R}/${ruta}`);
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};
const crear = async (datos: object) => {
  const { status, cuerpo } = await persona.post(A, datos);
  expect(status, JSON.stringify(cuerpo)).toBe(201);
  return cuerpo;
};
const codigos = (filas: readonly { codigo: string }[]) => filas.map(({ codigo }) => codigo);

/** The codes a report lists with those filters of its columns; its file has as many lines. */
const conFiltros = async (ruta: string, filtros: string) => {
  const [lista, query = ''] = ruta.split('?');
  const pedido = `${query}&filtros=${encodeURIComponent(filtros)}`;
  const hallados = codigos((await leer(`${lista}?${pedido}`)).filas);
  const { texto } = await persona.get(`${R}/${lista}/exportar?${pedido}&columnas=codigo`);
  expect(texto.replace('\ufeff', '').trim().split('\r\n').slice(1)).toEqual(hallados);
  return hallados;
};

describe('REA-02 what the fichas lack', () => {
  it('counts each thing, lists those that lack it, and mending one takes it off', async () => {
    const { id } = await crear({ codigo: 'POBRE', descripcion: 'Filtro de aire' });
    await crear({ codigo: 'DOBLE', descripcion: 'FILTRO DE AIRE', precio: '10' });
    await sembrarArticulo(prueba.db, { codigo: 'EXENTO', iva: 'EXENTO' });
    await sembrarArticulo(prueba.db, { codigo: 'SE-VA', estado: 'DISCONTINUADO' });
    const fila = (await leer('calidad?buscar=pobre')).filas[0];
    expect(fila.faltas).toEqual([
      ...['SIN_PRECIO', 'SIN_COSTO', 'SIN_PROVEEDOR', 'SIN_BARRAS', 'SIN_CLASIFICAR'],
      ...['SIN_MARCA', 'SIN_MINIMO', 'SIN_IMAGEN', 'DESCRIPCION_REPETIDA'],
    ]);
    const { texto } = await persona.get(`${R}/calidad/exportar?buscar=pobre`);
    expect(texto).toContain(
      'sin precio, sin costo, sin proveedor, sin código de barras, sin clasificar, sin marca, sin mínimo, sin imagen, descripción repetida',
    );
    expect(codigos((await leer('calidad?falta=DESCRIPCION_REPETIDA')).filas)).toEqual(['DOBLE', 'POBRE']);
    expect((await leer('calidad?falta=IVA_DISTINTO')).filas).toEqual([
      expect.objectContaining({ codigo: 'EXENTO', iva: 'EXENTO', ivaHeredado: '21' }),
    ]);
    expect(codigos((await leer('calidad?orden=-codigo')).filas)).not.toContain('SE-VA');

    const antes = await leer('calidad/resumen');
    const cuantos = ({ faltas }: typeof antes, cual: string) =>
      faltas.find(({ falta }: { falta: string }) => falta === cual).articulos;
    expect(cuantos(antes, 'SIN_PRECIO')).toBe(1);
    expect(antes.puntaje).toBe(puntajeDeCalidad(antes.articulos, antes.faltas));
    await persona.post(`${A}/${id}/precios`, { importe: '25.00' });
    await persona.post(`${A}/${id}/costos`, { importe: '30.00', origen: 'Lista' });
    const despues = await leer('calidad/resumen');
    expect([cuantos(despues, 'SIN_PRECIO'), cuantos(despues, 'SIN_COSTO')]).toEqual([
      0,
      cuantos(antes, 'SIN_COSTO') - 1,
    ]);
    expect(cuantos(despues, 'BAJO_COSTO')).toBe(1);
    expect(codigos((await leer('calidad?falta=BAJO_COSTO')).filas)).toEqual(['POBRE']);
    expect(despues.puntaje).toBeGreaterThanOrEqual(antes.puntaje);
    expect((await persona.get(`${R}/calidad/exportar?falta=BAJO_COSTO`)).texto).toContain('precio bajo el costo');
  });

  it('a document is no picture, and one that was taken away neither', async () => {
    const { id } = await crear({ codigo: 'A-OSCURAS', descripcion: 'Faro auxiliar' });
    const leFalta = async () => codigos((await leer('calidad?falta=SIN_IMAGEN&buscar=oscuras')).filas);
    await persona.subir(`${A}/${id}/adjuntos`, {}, { nombre: 'ficha.pdf', contenido: PDF });
    expect(await leFalta()).toEqual(['A-OSCURAS']);
    const contenido = await imagen(9, 9).png().toBuffer();
    const { cuerpo } = await persona.subir(`${A}/${id}/adjuntos`, {}, { nombre: 'faro.png', contenido });
    expect(await leFalta()).toEqual([]);
    await persona.delete(`${A}/${id}/adjuntos/${cuerpo.id}`);
    expect(await leFalta()).toEqual(['A-OSCURAS']);
  });

  it('each thing that is counted is what its list shows', async () => {
    const { faltas } = await leer('calidad/resumen');
    expect(faltas.map(({ falta }: { falta: string }) => falta)).toEqual(NOMBRES_DE_FALTAS);
    for (const { falta, articulos } of faltas) {
      expect([falta, (await leer(`calidad?falta=${falta}&contar=exacto`)).total]).toEqual([falta, articulos]);
    }
  });

  it('TD-07 each column of it is filtered by itself, also in its file', async () => {
    expect(await conFiltros('calidad', 'codigo:empieza:po;descripcion:contiene:de aire')).toEqual(['POBRE']);
    expect(await conFiltros('calidad', 'faltas:uno:IVA_DISTINTO;rubro:igual:sin clasificar')).toEqual(['EXENTO']);
    expect(await conFiltros('calidad', 'codigo:igual:pobre;marca:vacio')).toEqual(['POBRE']);
    expect(await conFiltros('calidad', 'codigo:igual:pobre;marca:contiene:wega')).toEqual([]);
    expect(await conFiltros('calidad', 'codigo:igual:pobre;rubro:igual:frenos')).toEqual([]);
    const vendedor = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await leer('calidad?filtros=faltas:uno:BAJO_COSTO', vendedor)).filas).toEqual([]);
    expect((await persona.get(`${R}/calidad?filtros=faltas:contiene:SIN`)).status).toBe(400);
  });

  it('an old cost is one older than the company accepts', async () => {
    const id = await sembrarArticulo(prueba.db, { codigo: 'VIEJO' });
    await prueba.db
      .updateTable('articulo')
      .set({
        ...{ costo_reposicion: '5', costo_reposicion_moneda: 'ARS', costo_reposicion_origen: 'Lista' },
        costo_reposicion_fecha: new Date(Date.now() - 61 * 86_400_000),
      })
      .where('id', '=', id)
      .execute();
    expect(codigos((await leer('calidad?falta=COSTO_VIEJO')).filas)).toEqual(['VIEJO']);
  });

  it('INV-71 nothing is told of costs to who may not see them', async () => {
    const vendedor = await prueba.cliente({ permisos: ['articulo.ver'] });
    const { faltas } = await leer('calidad/resumen', vendedor);
    expect(
      faltas.map(({ falta }: { falta: string }) => falta).filter((falta: string) => falta.includes('COSTO')),
    ).toEqual([]);
    expect((await leer('calidad?falta=BAJO_COSTO', vendedor)).filas).toEqual([]);
    expect((await leer('calidad?buscar=pobre', vendedor)).filas[0].faltas.join()).not.toContain('COSTO');
  });
});

describe('REA-04 what changed in a period', () => {
  it('tells prices, costs and data with their author, what they were and what they are', async () => {
    const { id } = await crear({ codigo: 'CAMBIA', descripcion: 'Bujía' });
    await persona.post(`${A}/${id}/precios`, { importe: '100.00', motivo: 'Alta' });
    await persona.post(`${A}/${id}/precios`, { importe: '125.00', motivo: 'Aumento' });
    await persona.post(`${A}/${id}/costos`, { importe: '60.00', origen: 'Lista de agosto' });
    const { version } = (await persona.get(`${A}/${id}`)).cuerpo;
    await persona.patch(`${A}/${id}`, { version, descripcion: 'Bujía de iridio', motivo: 'Nombre completo' });

    const { filas } = await leer('cambios?buscar=cambia');
    const comunes = { quien: 'Lucía Ferreyra', codigo: 'CAMBIA', articuloId: id };
    expect(filas).toEqual([
      expect.objectContaining({
        ...comunes,
        ...{ clase: 'DATOS', campo: 'descripcion', antes: 'Bujía', despues: 'Bujía de iridio' },
        ...{ motivo: 'Nombre completo', variacion: null },
      }),
      expect.objectContaining({ ...comunes, clase: 'COSTO', campo: 'ARS', antes: null, despues: '60' }),
      expect.objectContaining({
        ...comunes,
        ...{ clase: 'PRECIO', campo: 'Lista 1', antes: '100', despues: '125', variacion: '25', motivo: 'Aumento' },
      }),
      expect.objectContaining({ ...comunes, clase: 'PRECIO', antes: null, despues: '100', variacion: null }),
      expect.objectContaining({ ...comunes, clase: 'DATOS', campo: 'alta', despues: 'CAMBIA' }),
    ]);
    expect(codigos((await leer('cambios?buscar=cambia&clase=PRECIO&orden=en')).filas)).toHaveLength(2);
    expect(filas.map(({ id: clave }: { id: string }) => clave)).toHaveLength(
      new Set(filas.map((f: { id: string }) => f.id)).size,
    );
    const hoy = diaArgentino(new Date());
    const resumen = await leer(`cambios/resumen?desde=${hoy}`);
    const { total } = await leer(`cambios?desde=${hoy}`);
    const suma = (partes: readonly { cambios: number }[]) => partes.reduce((n, { cambios }) => n + cambios, 0);
    expect([suma(resumen.clases), suma(resumen.dias)]).toEqual([total, total]);
    expect(resumen.autores[0].quien).toBe('Lucía Ferreyra');
    expect((await leer('cambios?desde=2020-06-01&hasta=2020-06-02')).filas).toEqual([]);
    expect((await persona.get(`${R}/cambios/exportar`)).texto).toMatch(/Datos;Descripción;Bujía;Bujía de iridio/);
  });

  it('TD-07 each column of them is filtered by itself, also in its file', async () => {
    const hoy = diaArgentino(new Date());
    expect(await conFiltros('cambios', 'codigo:igual:cambia;variacion:entre:24.5,25')).toEqual(['CAMBIA']);
    expect(await conFiltros('cambios', 'codigo:igual:cambia;variacion:entre:26,')).toEqual([]);
    expect(await conFiltros('cambios', `en:entre:${hoy},${hoy};motivo:contiene:nombre comp`)).toEqual(['CAMBIA']);
    expect(await conFiltros('cambios', 'en:entre:,2020-01-01')).toEqual([]);
    expect(await conFiltros('cambios', 'descripcion:contiene:iridio;quien:empieza:lucia')).toHaveLength(5);
    expect(await conFiltros('cambios', 'descripcion:contiene:iridio;quien:empieza:otra')).toEqual([]);
  });

  it('its file has prices and costs as numbers, beside texts, and names what has no author', async () => {
    const { id } = await crear({ codigo: 'EN-ARCHIVO', descripcion: 'Manguera' });
    await persona.post(`${A}/${id}/precios`, { importe: '125.00', motivo: 'Alta' });
    await persona.post(`${A}/${id}/precios`, { importe: '12.345', motivo: 'Por metro' });
    await persona.post(`${A}/${id}/costos`, { importe: '60.00', origen: 'Factura' });
    const costo = { moneda: 'ARS', importe: '1234.5', origen: 'A mano', desde: new Date().toISOString() };
    await prueba.db
      .insertInto('costo_reposicion')
      .values({ ...costo, articulo_id: id })
      .execute();
    const { texto } = await persona.get(`${R}/cambios/exportar?buscar=en-archivo`);
    expect(texto).toContain(';Precio;Lista 1;125,00;12,345;');
    expect(texto).toMatch(/;El sistema;EN-ARCHIVO;.*;Costo;Costo · ARS;60,00;1234,50;/);

    const { version } = (await persona.get(`${A}/${id}`)).cuerpo;
    await persona.patch(`${A}/${id}`, { version, descripcion: '10.5', motivo: 'Medida' });
    const columnas = 'columnas=antes,despues&formato=xlsx';
    const { bytes } = await persona.get(`${R}/cambios/exportar?buscar=en-archivo&${columnas}`);
    // Its sheet is the first thing in it.
    const hoja = inflateRawSync(bytes.subarray(30 + bytes.readUInt16LE(26))).toString();
    expect(hoja).toMatch(/<c r="A\d+" s="\d+"><v>60\.00<\/v><\/c><c r="B\d+" s="\d+"><v>1234\.50<\/v><\/c>/);
    expect(hoja).toMatch(/<c r="A\d+" s="\d+"><v>125\.00<\/v><\/c><c r="B\d+" s="\d+"><v>12\.345<\/v><\/c>/);
    expect(hoja).toMatch(/t="inlineStr"><is><t xml:space="preserve">10\.5<\/t>/);
  });

  it('a change of a batch of the classification is one of each artículo, by name', async () => {
    const rubro = (await persona.post(`${A}/rubros`, { codigo: 'R1', nombre: 'Rubro' })).cuerpo;
    const familia = (await persona.post(`${A}/familias`, { rubroId: rubro.id, codigo: 'F1', nombre: 'Familia' }))
      .cuerpo;
    const hoja = async (codigo: string, nombre: string) =>
      (await persona.post(`${A}/subfamilias`, { familiaId: familia.id, codigo, nombre })).cuerpo;
    const [una, otra] = [await hoja('S1', 'Una'), await hoja('S2', 'Otra')];
    await crear({ codigo: 'MUDADO', descripcion: 'Correa', subfamiliaId: una.id });
    const fusion = await persona.post(`${A}/clasificacion/subfamilia/${una.id}/fusionar`, {
      ...{ version: una.version, destinoId: otra.id, versionDestino: otra.version, motivo: 'Eran lo mismo' },
    });
    expect(fusion.status, fusion.texto).toBe(200);
    expect((await leer('cambios?clase=CLASIFICACION')).filas).toEqual([
      expect.objectContaining({ codigo: 'MUDADO', campo: 'subfamilia', antes: 'Una', despues: 'Otra' }),
    ]);
  });

  it('INV-71 costs are not told to who may not see them', async () => {
    const vendedor = await prueba.cliente({ permisos: ['articulo.ver'] });
    const { filas } = await leer('cambios?buscar=cambia', vendedor);
    expect(filas.some(({ clase }: { clase: string }) => clase === 'COSTO')).toBe(false);
    expect((await leer('cambios?clase=COSTO', vendedor)).filas).toEqual([]);
    expect((await leer('cambios/resumen', vendedor)).clases.map(({ clase }: { clase: string }) => clase)).toEqual([
      ...['PRECIO', 'CLASIFICACION', 'DATOS'],
    ]);
  });
});

describe('REA-06 the inactive ones', () => {
  const mover = async (id: string, accion: string, motivo?: string) => {
    const { version } = (await persona.get(`${A}/${id}`)).cuerpo;
    return persona.post(`${A}/${id}/estado`, { version, accion, motivo });
  };

  it('says who, when and why, what keeps one from coming back, and reactivating takes it off', async () => {
    const { id } = await crear({ codigo: 'FUERA', descripcion: 'Carburador' });
    const suelto = await crear({ codigo: 'SUELTO', descripcion: 'Platino' });
    await mover(id, 'inactivar', 'No se fabrica más');
    await mover(suelto.id, 'inactivar');
    await crear({ codigo: 'FUERA', descripcion: 'Otra cosa' });
    const { filas, cuentas } = await leer('inactivos');
    expect(codigos(filas)).toEqual(['SUELTO', 'FUERA']);
    expect(filas[1]).toMatchObject({
      ...{ quien: 'Lucía Ferreyra', motivo: 'No se fabrica más', bloqueos: ['CODIGO'] },
      en: expect.any(String),
    });
    expect(cuentas.inactivos).toBe(2);
    expect((await mover(id, 'activar')).cuerpo.code).toBe('articulos.codigo_repetido');
    expect((await mover(suelto.id, 'activar')).status).toBe(200);
    expect(codigos((await leer('inactivos')).filas)).toEqual(['FUERA']);
    expect((await leer('inactivos?desde=2020-01-01&hasta=2020-01-02')).filas).toEqual([]);
    expect((await persona.get(`${R}/inactivos/exportar`)).texto).toContain('otro usa su código');
  });

  it('TD-07 each column of them is filtered by itself, also in its file', async () => {
    const hoy = diaArgentino(new Date());
    expect(await conFiltros('inactivos', 'motivo:contiene:no se fab;quien:contiene:ferreyra')).toEqual(['FUERA']);
    expect(await conFiltros('inactivos', `en:entre:${hoy},;traba:uno:CODIGO,FUSION`)).toEqual(['FUERA']);
    expect(await conFiltros('inactivos', 'codigo:igual:fuera;traba:vacio')).toEqual([]);
    expect(await conFiltros('inactivos', 'motivo:vacio')).toEqual([]);
  });

  it('INV-09 lists what waits to be inactive with what is in the way, as the ficha says it', async () => {
    const { id } = await crear({ codigo: 'ESPERA', descripcion: 'Bobina' });
    await prueba.db
      .insertInto('saldo_stock')
      .values({
        articulo_id: id,
        deposito_id: INICIALES.deposito,
        permite_negativo: false,
        fisico: '3',
        reservado: '1',
      })
      .execute();
    await mover(id, 'discontinuar', 'Se agota');
    const fila = (await leer('inactivos?vista=porInactivar&buscar=espera')).filas[0];
    expect(fila).toMatchObject({ motivo: 'Se agota', bloqueos: ['STOCK', 'RESERVA'] });
    // What its tabs count is what each of them would list.
    const { cuentas } = await leer('inactivos?buscar=bobina&filtros=motivo:contiene:agota');
    expect(cuentas).toEqual({ inactivos: 0, porInactivar: 1 });
    const { dependencias } = (await persona.get(`${A}/${id}/dependencias`)).cuerpo;
    expect(await conFiltros('inactivos?vista=porInactivar', 'traba:uno:RESERVA;codigo:igual:espera')).toEqual([
      'ESPERA',
    ]);
    expect(await conFiltros('inactivos?vista=porInactivar', 'traba:uno:NOTA;codigo:igual:espera')).toEqual([]);
    expect(dependencias.map(({ tipo }: { tipo: string }) => tipo)).toEqual(fila.bloqueos);
  });
});
