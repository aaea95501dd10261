import { PRECIOS_SIN_CONFIRMAR } from '@trastienda/nucleo/articulos/contrato.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

const C = '/api/articulos/celdas';
const CONFIGURACION = '/api/articulos/configuracion-de-precios';
let prueba: Prueba;
let persona: Cliente;
let serie = 0;

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  await persona.post('/api/tablas-generales/marcas', { nombre: 'Wega' });
});
afterAll(() => prueba.cerrar());

async function sembrar(cuantos: number, datos: Parameters<typeof sembrarArticulo>[1] = {}) {
  serie += 1;
  const ids: string[] = [];
  for (let i = 0; i < cuantos; i += 1)
    ids.push(await sembrarArticulo(prueba.db, { codigo: `CEL${serie}-${i}`, ...datos }));
  return { ids, codigo: (i: number) => `CEL${serie}-${i}` };
}
const ficha = async (id: string | undefined) => (await persona.get(`/api/articulos/${id}`)).cuerpo;
const celdas = (ids: readonly string[], valores: readonly string[], version = 1) =>
  ids.map((id, i) => ({ id, version, valor: valores[i] ?? '' }));
const precioDe = async (id: string | undefined) => (await ficha(id)).precios[0].neto;

describe('TD-09 pasting a column', () => {
  it('tells before what each cell would say, with what cannot be, and changes nothing', async () => {
    const { ids, codigo } = await sembrar(3);
    const { status, cuerpo } = await persona.post(`${C}/vista-previa`, {
      columna: 'marca',
      celdas: celdas(ids, ['WEGA', 'Boch', '']),
    });
    expect(status).toBe(200);
    expect(cuerpo.celdas).toEqual([
      { id: ids[0], antes: null, despues: 'Wega', falla: null },
      {
        id: ids[1],
        antes: null,
        despues: null,
        falla: { problema: 'MARCA_DESCONOCIDA', detalle: 'Boch', frase: expect.stringContaining('«Boch»') },
      },
      { id: ids[2], antes: null, despues: null, falla: null },
    ]);
    expect(await ficha(ids[0])).toMatchObject({ version: 1, marca: null, codigo: codigo(0) });
  });

  it('writes them all in one order, tells each trail, finds them by it, and is taken back by another', async () => {
    const { ids } = await sembrar(2);
    const pegar = await persona.post(C, { columna: 'marca', celdas: celdas(ids, ['wega', 'Wega']) });
    expect(pegar.status).toBe(200);
    expect(pegar.cuerpo.celdas).toEqual(ids.map((id) => ({ id, version: 2, antes: null, despues: 'Wega' })));
    expect((await ficha(ids[1])).marca).toMatchObject({ nombre: 'Wega' });
    for (const id of ids) {
      const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
      expect(hechos[0]).toMatchObject({
        accion: 'articulo.cambiar',
        campos: [{ campo: 'marca', antes: null, despues: 'Wega' }],
      });
    }
    const buscado = await persona.get(`/api/articulos?buscar=wega&filtros=codigo:empieza:CEL${serie}`);
    expect(buscado.cuerpo.filas).toHaveLength(2);
    const vuelta = await persona.post(C, { columna: 'marca', celdas: celdas(ids, ['', ''], 2) });
    expect(vuelta.cuerpo.celdas).toEqual(ids.map((id) => ({ id, version: 3, antes: 'Wega', despues: null })));
    expect((await ficha(ids[0])).marca).toBe(null);
  });

  it('writes codes, descriptions and IVA, each in its column and nothing else of the artículo', async () => {
    const { ids } = await sembrar(2);
    const nuevos = [`NUE${serie}-A`, `NUE${serie}-B`];
    await persona.post(C, { columna: 'codigo', celdas: celdas(ids, nuevos) });
    await persona.post(C, { columna: 'descripcion', celdas: celdas(ids, ['Bujía larga', 'Bujía corta'], 2) });
    await persona.post(C, { columna: 'iva', celdas: celdas(ids, ['10,5%', 'Exento'], 3) });
    expect(await ficha(ids[0])).toMatchObject({
      codigo: nuevos[0],
      descripcion: 'Bujía larga',
      iva: '10.5',
      version: 4,
    });
    expect(await ficha(ids[1])).toMatchObject({
      codigo: nuevos[1],
      descripcion: 'Bujía corta',
      iva: 'EXENTO',
      distincion: '',
    });
    const { filas } = (await persona.get(`/api/articulos/buscar?texto=${nuevos[1]}`)).cuerpo;
    expect(filas[0]).toMatchObject({ id: ids[1] });
  });

  it('writes none when one of them cannot be, and says which', async () => {
    const { ids, codigo } = await sembrar(3);
    const { status, cuerpo } = await persona.post(C, {
      columna: 'codigo',
      celdas: celdas(ids.slice(0, 2), [`LIB${serie}`, codigo(2)]),
    });
    expect(status).toBe(409);
    expect(cuerpo).toMatchObject({
      code: 'articulos.celda_rechazada',
      data: { problema: 'CODIGO_OCUPADO', detalle: codigo(2), codigo: codigo(1) },
    });
    expect((await ficha(ids[0])).codigo).toBe(codigo(0));
  });

  it('INV-73 of two who paste over the same rows, the second is told', async () => {
    const { ids } = await sembrar(2);
    const otra = await prueba.cliente();
    const pegar = (quien: Cliente, iva: string) => quien.post(C, { columna: 'iva', celdas: celdas(ids, [iva, iva]) });
    const respuestas = await Promise.all([pegar(persona, '27'), pegar(otra, '10.5')]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.data).toMatchObject({ problema: 'CAMBIO' });
    const [uno, otro] = [await ficha(ids[0]), await ficha(ids[1])];
    expect([uno.version, otro.version, uno.iva]).toEqual([2, 2, otro.iva]);
  });

  it('INV-01 of two who give one code to two artículos at once, the second is told who has it', async () => {
    const { ids } = await sembrar(2);
    const otra = await prueba.cliente();
    const poner = (quien: Cliente, id: string | undefined) =>
      quien.post(C, { columna: 'codigo', celdas: [{ id, version: 1, valor: `UNICO-${serie}` }] });
    const respuestas = await Promise.all([poner(persona, ids[0]), poner(otra, ids[1])]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.data).toMatchObject({
      problema: 'CODIGO_OCUPADO',
      detalle: `UNICO-${serie}`,
    });
  });

  it('ART-25 a code that another artículo answers to as something else is not put, and who looks before is told', async () => {
    const { ids, codigo } = await sembrar(3);
    const darCodigo = (quien: Cliente, version: number, tipo: string, valor: string) =>
      quien.post(`/api/articulos/${ids[2]}/codigos`, { version, tipo, valor });
    await darCodigo(persona, 1, 'BARRAS', `779-${serie}`);
    await darCodigo(persona, 2, 'ORIGINAL', `OEM ${serie}`);
    const pegado = { columna: 'codigo', celdas: celdas(ids.slice(0, 2), [`779${serie}`, `oem-${serie}`]) };
    const previa = await persona.post(`${C}/vista-previa`, pegado);
    const falla = {
      problema: 'CODIGO_CRUZADO',
      detalle: codigo(2),
      frase: expect.stringContaining('código de barras'),
    };
    expect(previa.cuerpo.celdas).toMatchObject([{ falla }, { falla }]);
    expect(await persona.post(C, pegado)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.celda_rechazada', data: { problema: 'CODIGO_CRUZADO', codigo: codigo(0) } },
    });
    expect((await ficha(ids[0])).codigo).toBe(codigo(0));
    // Its own bar code it may be called by, and what stands in for it may too.
    const [propio, equivalente] = [`779-${serie}`, `OEM-${serie}`];
    const suyo = await persona.post(C, { columna: 'codigo', celdas: [{ id: ids[2], version: 3, valor: propio }] });
    expect(suyo.status).toBe(200);
    await persona.post(`/api/articulos/${ids[1]}/equivalencias`, { version: 1, articuloId: ids[2] });
    const { version } = await ficha(ids[1]);
    const junto = await persona.post(C, { columna: 'codigo', celdas: [{ id: ids[1], version, valor: equivalente }] });
    expect(junto.status).toBe(200);
  });

  // Many times: who waits longest may be the one whose order began first.
  it.for(Array.from({ length: 10 }, (_, vez) => vez))(
    'ART-25 of two who give one code at once, as what it is called and as a bar code, the second is told (%i)',
    async () => {
      const { ids } = await sembrar(2);
      const otra = await prueba.cliente();
      const valor = `A-LA-VEZ-${serie}`;
      const respuestas = await Promise.all([
        persona.post(C, { columna: 'codigo', celdas: [{ id: ids[0], version: 1, valor }] }),
        otra.post(`/api/articulos/${ids[1]}/codigos`, { version: 1, tipo: 'BARRAS', valor }),
      ]);
      expect(respuestas.filter(({ status }) => status === 409)).toHaveLength(1);
    },
  );

  it('refuses the same row twice', async () => {
    const { ids } = await sembrar(1);
    const [id = ''] = ids;
    expect((await persona.post(C, { columna: 'iva', celdas: celdas([id, id], ['21', '27']) })).status).toBe(400);
  });
});

describe('TD-09 pasting prices', () => {
  const poner = (quien: Cliente, precios: readonly object[], listaId: string = INICIALES.lista, ruta = '/precios') =>
    quien.post(`${C}${ruta}`, { listaId, precios });

  it('puts them from now on in the lista, over the price that was seen, and keeps what there was', async () => {
    const { ids } = await sembrar(2);
    const previa = await poner(
      persona,
      [{ id: ids[0], antes: '100.00', valor: '150' }],
      INICIALES.lista,
      '/precios/vista-previa',
    );
    expect(previa.cuerpo.celdas).toEqual([{ id: ids[0], antes: '100.00', despues: '150.00', falla: null }]);
    const hecho = await poner(persona, [
      { id: ids[0], antes: '100', valor: '150.5' },
      { id: ids[1], antes: '100.00', valor: '' },
    ]);
    expect(hecho.cuerpo.celdas).toEqual([
      { id: ids[0], version: 1, antes: '100.00', despues: '150.50' },
      { id: ids[1], version: 1, antes: '100.00', despues: null },
    ]);
    expect([await precioDe(ids[0]), await precioDe(ids[1])]).toEqual(['150.50', null]);
    const historia = (await persona.get(`/api/articulos/${ids[0]}/precios`)).cuerpo.filas;
    expect(historia.map((precio: { neto: string }) => precio.neto)).toEqual(['150.50', '100.00']);
    const { hechos } = (await persona.get(`/api/actividad/articulo/${ids[1]}`)).cuerpo;
    expect(hechos[0]).toMatchObject({ accion: 'articulo.precio', campos: [{ antes: '100.00', despues: null }] });
  });

  it('PRE-07 UA-13 the reason that is given is in the history and the trail of each', async () => {
    const { ids } = await sembrar(2);
    const precios = ids.map((id) => ({ id, antes: '100.00', valor: '130' }));
    const hecho = await persona.post(`${C}/precios`, {
      ...{ listaId: INICIALES.lista, precios, motivo: '  Aumento de la fábrica ' },
    });
    expect(hecho.status).toBe(200);
    for (const id of ids) {
      const [precio] = (await persona.get(`/api/articulos/${id}/precios`)).cuerpo.filas;
      expect(precio).toMatchObject({ neto: '130.00', motivo: 'Aumento de la fábrica' });
      const [ultimo] = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo.hechos;
      expect(ultimo).toMatchObject({ accion: 'articulo.precio', motivo: 'Aumento de la fábrica' });
    }
  });

  it('takes the place of the price of one unit, in its own tramo', async () => {
    const { ids } = await sembrar(1);
    const [id] = ids;
    await persona.post(`/api/articulos/${id}/precios`, { importe: '90', cantidadDesde: '1' });
    expect((await poner(persona, [{ id, antes: '90', valor: '95' }])).status).toBe(200);
    expect(await precioDe(id)).toBe('95.00');
  });

  // Many times: who waits longest may be the one whose order began first.
  it.for(Array.from({ length: 20 }, (_, vez) => vez))(
    'INV-73 of two who price the same at once, the second is told what it costs now (%i)',
    async () => {
      const { ids } = await sembrar(1);
      const otra = await prueba.cliente();
      const de = (valor: string) => [{ id: ids[0], antes: '100.00', valor }];
      const respuestas = await Promise.all([poner(persona, de('200')), poner(otra, de('300'))]);
      expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(respuestas.find(({ status }) => status === 409)?.cuerpo).toMatchObject({
        code: 'articulos.celda_rechazada',
        data: { problema: 'CAMBIO', detalle: await precioDe(ids[0]) },
      });
    },
  );

  it('PRE-15 leaves many at once to a batch where another person approves them, and a handful goes on', async () => {
    const { ids } = await sembrar(PRECIOS_SIN_CONFIRMAR + 1);
    const exigir = async (aprobacionDeOtro: boolean) => {
      const { version } = (await persona.get(CONFIGURACION)).cuerpo;
      await persona.patch(CONFIGURACION, { version, aprobacionDeOtro });
    };
    await exigir(true);
    const puestos = ids.map((id) => ({ id, antes: '100.00', valor: '150' }));
    expect(await poner(persona, puestos)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.precios_por_aprobar', data: { tope: PRECIOS_SIN_CONFIRMAR } },
    });
    expect((await poner(persona, puestos.slice(1))).status).toBe(200);
    expect([await precioDe(ids[0]), await precioDe(ids[1])]).toEqual(['100.00', '150.00']);
    await exigir(false);
  });

  it('leaves listas that come out of a rule to their rule', async () => {
    const { ids } = await sembrar(1);
    const { cuerpo: lista } = await persona.post('/api/articulos/listas-de-precio', {
      nombre: `Derivada ${serie}`,
      derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '1.2' },
    });
    const { status, cuerpo } = await poner(persona, [{ id: ids[0], antes: null, valor: '10' }], lista.id);
    expect([status, cuerpo.issues?.[0]?.message]).toEqual([400, expect.stringContaining('sale de una regla')]);
  });
});
