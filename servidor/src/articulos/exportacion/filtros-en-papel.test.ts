import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { leerPdf } from '#prueba/leer-pdf.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let marcas: readonly string[];
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  marcas = await Promise.all(
    ['Wega', 'Mann'].map(async (nombre) => (await persona.post('/api/tablas-generales/marcas', { nombre })).cuerpo.id),
  );
  await persona.post('/api/articulos', { codigo: 'FP-1', descripcion: 'Filtro', marcaId: marcas[0], precio: '10.005' });
});
afterAll(() => prueba.cerrar());

const enPapel = async (consulta: string): Promise<string> => {
  const { bytes, status } = await persona.get(`/api/articulos/exportar-pdf?columnas=codigo&${consulta}`);
  expect(status).toBe(200);
  return leerPdf(bytes)
    .flatMap(({ textos }) => textos.map(({ texto }) => texto))
    .join('\n');
};

describe('ART-21 TD-07 what is on paper says what was asked of it', () => {
  it('by its columns, with the names of what was chosen', async () => {
    const filtros = `marca:uno:${marcas.join(',')};descripcion:contiene:filtro;precio:entre:5,1000.5;modificado:entre:2026-01-02,`;
    expect(await enPapel(`filtros=${encodeURIComponent(filtros)}`)).toContain(
      'Marca: Mann, Wega · Descripción: contiene «filtro» · Lista 1 neto: 5 a 1.000,5 · Modificado: desde 02/01/2026',
    );
    expect(await enPapel('filtros=tipo:uno:PRODUCTO,KIT;rubro:vacio;iva:uno:21')).toContain(
      'Tipo: Producto, Kit · Rubro: vacío · IVA: 21 %',
    );
  });

  it('ART-18 and by the campos of the business, as its cells say them', async () => {
    const { rubro_id: nodoId } = await prueba.db.selectFrom('familia').select('rubro_id').executeTakeFirstOrThrow();
    const campo = async (nombre: string, resto: object) =>
      (await persona.post('/api/articulos/campos', { nombre, nivel: 'rubro', nodoId, ...resto })).cuerpo;
    const importado = await campo('Importado', { tipo: 'SI_NO' });
    const color = await campo('Color', { tipo: 'LISTA', opciones: [{ nombre: 'Rojo' }] });
    const filtros = `campoLista-${importado.id}:uno:true,false;campoLista-${color.id}:uno:${color.opciones[0].id}`;
    expect(await enPapel(`filtros=${encodeURIComponent(filtros)}`)).toContain('Importado: Sí, No · Color: Rojo');
  });

  it('and by all else that narrows the table', async () => {
    const consulta = `estado=ACTIVO&marcaId=${marcas[0]}&conStock=true&sucursalId=${INICIALES.sucursal}&buscar=FP`;
    expect(await enPapel(consulta)).toContain(
      'Estado: Activo · Marca: Wega · Con stock · Sucursal: Casa Central · Búsqueda: «FP»',
    );
    expect(await enPapel('orden=codigo')).not.toMatch(/Estado|Búsqueda/);
  });
});

it('ART-21 PRE-14 in the file, a price with IVA has its cents, as in the table, whatever its net one has', async () => {
  const { texto } = await persona.get('/api/articulos/exportar?columnas=codigo,precio,precioConIva&buscar=FP-1');
  expect(texto).toContain('FP-1;10,005;12,11');
});
