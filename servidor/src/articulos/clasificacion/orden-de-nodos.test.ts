import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

// Three subfamilias: what they hold, what that is worth, and what buying it again would cost.
const DE_CADA = [
  { nombre: 'Una', articulos: 1, valor: '900', cantidad: '1', hoy: '950' },
  { nombre: 'Dos', articulos: 3, valor: '100', cantidad: '1', hoy: '400' },
  { nombre: 'Tres', articulos: 2, valor: '500', cantidad: '1', hoy: '500' },
  { nombre: 'Nada', articulos: 0, valor: '0', cantidad: '0', hoy: '0' },
] as const;
const NIVELES = ['rubros', 'familias', 'subfamilias'] as const;

let prueba: Prueba;
let persona: Cliente;
let vendedor: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  vendedor = await prueba.cliente({ rol: 'vendedor' });
  for (const [i, { nombre, articulos, valor, cantidad, hoy }] of DE_CADA.entries()) {
    const nodo = async (nivel: string, padre: object) =>
      (await persona.post(`/api/articulos/${nivel}`, { codigo: `N${i}`, nombre, ...padre })).cuerpo.id;
    const familiaId = await nodo('familias', { rubroId: await nodo('rubros', {}) });
    const subfamiliaId = await nodo('subfamilias', { familiaId });
    for (let n = 0; n < articulos; n += 1) {
      const { cuerpo } = await persona.post('/api/articulos', {
        codigo: `A${i}-${n}`,
        descripcion: nombre,
        subfamiliaId,
      });
      if (n > 0) continue;
      await prueba.db
        .insertInto('costo_articulo')
        .values({ articulo_id: cuerpo.id, cantidad, valor, promedio: valor })
        .execute();
      await persona.post(`/api/articulos/${cuerpo.id}/costos`, { importe: hoy, origen: 'Factura' });
    }
  }
});
afterAll(() => prueba.cerrar());

const nombres = async (nivel: string, consulta: string, quien = persona): Promise<string[]> => {
  const { cuerpo } = await quien.get(`/api/articulos/${nivel}?${consulta}`);
  const mios = new Set<string>(DE_CADA.map(({ nombre }) => nombre));
  return cuerpo.filas.map(({ nombre }: { nombre: string }) => nombre).filter((nombre: string) => mios.has(nombre));
};

describe('TD-06 CLA-06 a level in order by what hangs from its nodes', () => {
  it.each([
    ['articulos', ['Nada', 'Una', 'Tres', 'Dos']],
    ['-articulos', ['Dos', 'Tres', 'Una', 'Nada']],
    ['-valor', ['Una', 'Tres', 'Dos', 'Nada']],
    ['-reposicion', ['Una', 'Tres', 'Dos', 'Nada']],
    // The alike go by código.
    ['brecha', ['Tres', 'Nada', 'Una', 'Dos']],
  ])('%s', async (orden, esperados) => {
    for (const nivel of NIVELES) expect(await nombres(nivel, `orden=${orden}`), nivel).toEqual(esperados);
  });

  it('goes on from page to page, and in its file', async () => {
    const porPagina = 2;
    for (const nivel of NIVELES) {
      const { cuerpo } = await persona.get(`/api/articulos/${nivel}?porPagina=1`);
      const paginas = Array.from({ length: Math.ceil(cuerpo.total / porPagina) }, (_, i) => i + 1);
      const todos: string[] = [];
      for (const pagina of paginas) {
        todos.push(...(await nombres(nivel, `orden=-valor&porPagina=${porPagina}&pagina=${pagina}`)));
      }
      expect(todos, nivel).toEqual(['Una', 'Tres', 'Dos', 'Nada']);
    }
    const { texto } = await persona.get('/api/articulos/subfamilias/exportar?orden=-articulos');
    expect(texto.match(/Una|Dos|Tres|Nada/g)?.filter((nombre, i, todos) => todos.indexOf(nombre) === i)).toEqual([
      'Dos',
      'Tres',
      'Una',
      'Nada',
    ]);
  });

  it('INV-71 who may not see costs learns nothing of them by their order', async () => {
    for (const orden of ['valor', '-valor', 'reposicion', '-brecha']) {
      expect(await nombres('subfamilias', `orden=${orden}`, vendedor)).toEqual(['Una', 'Dos', 'Tres', 'Nada']);
    }
    expect(await nombres('subfamilias', 'orden=-articulos', vendedor)).toEqual(['Dos', 'Tres', 'Una', 'Nada']);
  });
});
