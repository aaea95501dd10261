import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarArticulos, cargarCodigos } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  await prueba.db.transaction().execute(async (tx) => {
    const [primero = ''] = await cargarArticulos(
      tx,
      [
        { codigo: 'WO-342', descripcion: 'Filtro de aceite Hilux 2.8' },
        { codigo: 'C 29 015', descripcion: 'Filtro de aire Amarok' },
        { codigo: 'BKR6E', descripcion: 'Bujía NGK Gol Trend' },
        { codigo: 'VIEJO-77', descripcion: 'Amortiguador Torino', estado: 'INACTIVO' },
        { codigo: 'BORR-901', descripcion: 'Carburador Solex', estado: 'BORRADOR' },
      ],
      null,
    );
    await cargarCodigos(tx, [{ articuloId: primero, decimales: 0, tipo: 'ORIGINAL', valor: '90915-YZZD4' }]);
  });
});
afterAll(() => prueba.cerrar());

const sugeridas = async (texto: string, resto = '') =>
  (await persona.get(`/api/articulos/sugerencias?texto=${encodeURIComponent(texto)}${resto}`)).cuerpo.sugerencias;
const textos = async (texto: string) => (await sugeridas(texto)).map((una: { texto: string }) => una.texto);

describe('GET /api/articulos/sugerencias', () => {
  it.each([
    ['filtro hylux', ['filtro hilux']],
    ['FITLRO ACEITE', ['FILTRO ACEITE']],
    ['bugias ngk', ['bujia ngk']],
    ['filtro de haceite', ['filtro de aceite']],
    // Each word is near one that is there, but nothing has them both.
    ['amarock bujya', ['amarok', 'bujia']],
  ])('corrects the words that are not there: %s', async (texto, esperadas) => {
    expect(await textos(texto)).toEqual(esperadas);
    const [primera] = esperadas;
    const { cuerpo } = await persona.get(`/api/articulos?buscar=${encodeURIComponent(primera ?? '')}`);
    expect(cuerpo.filas.length).toBeGreaterThan(0);
  });

  it('offers a code that is one slip away, its own or another, with what it is', async () => {
    const wo = { texto: 'WO-342', detalle: 'Filtro de aceite Hilux 2.8' };
    expect(await sugeridas('wo-324')).toEqual([wo]);
    expect(await sugeridas('90915yzzd5')).toEqual([wo]);
    expect(await sugeridas('c29-05')).toEqual([{ texto: 'C 29 015', detalle: 'Filtro de aire Amarok' }]);
  });

  it('says nothing where nothing is near, nor of what is inactive, nor of signs alone', async () => {
    for (const texto of ['zzzzzz', 'amortiguadro', 'viejo-78', 'ab', '%%%', '']) {
      expect(await sugeridas(texto)).toEqual([]);
    }
  });

  it('offers where it is sold only what may be sold, and elsewhere a draft too', async () => {
    const enVenta = '&enVenta=true';
    for (const texto of ['borr-902', 'carburadro', 'carburador solx']) {
      expect(await sugeridas(texto)).toHaveLength(1);
      expect(await sugeridas(texto, enVenta)).toEqual([]);
    }
    expect(await sugeridas('wo-324', enVenta)).toMatchObject([{ texto: 'WO-342' }]);
    expect(await sugeridas('filtro hylux', enVenta)).toMatchObject([{ texto: 'filtro hilux' }]);
  });

  it('INV-61 is only for who may see artículos', async () => {
    const nadie = await prueba.cliente({ permisos: ['cliente.ver'] });
    expect((await nadie.get('/api/articulos/sugerencias?texto=hylux')).status).toBe(403);
    expect((await persona.get(`/api/articulos/sugerencias?texto=${'x'.repeat(201)}`)).status).toBe(400);
  });
});
