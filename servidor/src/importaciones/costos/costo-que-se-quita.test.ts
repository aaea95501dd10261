import { afterAll, beforeAll, expect, it } from 'vitest';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('REA-04 a cost that is taken away, because the file that gave it was reverted, is told with what it was', async () => {
  const { id } = (await persona.post('/api/articulos', { codigo: 'CQ-1', descripcion: 'Filtro' })).cuerpo;
  const costos = importadorDe(persona, 'costos');
  const subido = (await costos.importar('codigo;costo;moneda\nCQ-1;12,5;USD\n')).cuerpo;
  const revertido = await costos.hacer(subido.id, 'revertir');
  expect(revertido.status, revertido.texto).toBeLessThan(300);
  const { filas } = (await persona.get('/api/articulos/reportes/cambios?clase=COSTO')).cuerpo;
  expect(filas.filter(({ articuloId }: { articuloId: string }) => articuloId === id)).toMatchObject([
    { campo: 'USD', antes: '12.5', despues: null },
    { campo: 'USD', antes: null, despues: '12.5' },
  ]);
});
