import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { abastecer, regir, una } from './estructura/ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const kit = (codigo: string, precio = '100') => sembrarArticulo(prueba.db, { codigo, tipo: 'KIT', precio });
const pieza = (codigo: string) => sembrarArticulo(prueba.db, { codigo });
async function costear(id: string, importe: string, resto: object = {}): Promise<void> {
  const { status, texto } = await persona.post(`/api/articulos/${id}/costos`, { importe, origen: 'Lista', ...resto });
  expect(status, texto).toBe(201);
}

/** What who sells sees of each at that price. */
async function alVender(...pedidos: readonly string[]) {
  const ruta = `/api/ventas/condiciones?clienteId=${INICIALES.consumidorFinal}&depositoId=${INICIALES.deposito}`;
  const { status, cuerpo, texto } = await persona.get(`${ruta}&precios=${pedidos.join(',')}`);
  expect(status, texto).toBe(200);
  return cuerpo.precios;
}
const sinCosto = async (): Promise<readonly string[]> =>
  (await persona.get('/api/articulos/reportes/calidad?falta=SIN_COSTO')).cuerpo.filas.map(
    ({ codigo }: { codigo: string }) => codigo,
  );

describe('PRE-10 EST-05 a kit costs what it takes', () => {
  it('so that one sold under that is told, kits inside and waste included', async () => {
    const [filtro, aceite, junta, trapo] = [
      await pieza('FILTRO'),
      await pieza('ACEITE'),
      await pieza('JUNTA'),
      await pieza('TRAPO'),
    ];
    const [service, juntas] = [await kit('SERVICE'), await kit('JUNTAS')];
    await regir(persona, juntas, [una(junta, '2')]);
    await regir(persona, service, [
      una(filtro),
      una(aceite, '4', { merma: '10' }),
      una(juntas),
      una(trapo, '1', { opcional: true }),
    ]);
    await costear(filtro, '20');
    await costear(aceite, '10');
    expect(await alVender(`${service}:50`)).toMatchObject([{ costo: null, dias: null, alarmas: [], margen: null }]);
    expect(await sinCosto()).toEqual(['JUNTA', 'JUNTAS', 'SERVICE', 'TRAPO']);

    await abastecer(prueba.db, persona, [[junta, '10', '3']]);
    expect(await alVender(`${service}:69`, `${service}:71`, `${juntas}:5.9`)).toMatchObject([
      { costo: '70.00', dias: 0, alarmas: ['BAJO_MARGEN'] },
      { costo: '70.00', alarmas: [] },
      { costo: '6.00', dias: null, motivos: [], alarmas: ['BAJO_MARGEN'] },
    ]);
    expect(await sinCosto()).toEqual(['TRAPO']);
    // What somebody writes of a kit holds over what it takes.
    await costear(juntas, '16');
    await costear(service, '15');
    expect(await alVender(`${service}:14`, `${juntas}:15`)).toMatchObject([
      { costo: '15.00', alarmas: ['BAJO_MARGEN'] },
      { costo: '16.00', alarmas: ['BAJO_MARGEN'] },
    ]);
  });

  it('and one that does not say what it takes, or takes one of those, costs nobody knows what', async () => {
    const [mudo, deMudo] = [await kit('MUDO'), await kit('DE-MUDO')];
    await regir(persona, deMudo, [una(mudo)]);
    expect(await alVender(`${mudo}:1`, `${deMudo}:1`)).toMatchObject([{ costo: null }, { costo: null }]);
    expect(await sinCosto()).toEqual(['DE-MUDO', 'MUDO', 'TRAPO']);
    await costear(mudo, '40');
    expect(await alVender(`${mudo}:39`, `${deMudo}:39`)).toMatchObject([
      { costo: '40.00', alarmas: ['BAJO_MARGEN'] },
      { costo: '40.00', alarmas: ['BAJO_MARGEN'] },
    ]);
    expect(await sinCosto()).toEqual(['TRAPO']);
  });

  it('PRE-17 it is as old as the oldest of what it takes', async () => {
    const [vieja, nueva, juego] = [await pieza('VIEJA'), await pieza('NUEVA'), await kit('JUEGO')];
    await regir(persona, juego, [una(vieja), una(nueva)]);
    await costear(vieja, '30');
    const antes = prueba.reloj.ahora;
    prueba.reloj.ahora = new Date(Date.now() + 90 * 86_400_000);
    await costear(nueva, '30');
    expect(await alVender(`${juego}:100`)).toMatchObject([
      { costo: '60.00', dias: 90, motivos: ['DIAS'], alarmas: ['COSTO_VIEJO'] },
    ]);
    prueba.reloj.ahora = antes;
  });
});
