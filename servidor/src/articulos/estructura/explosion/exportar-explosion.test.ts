import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abastecer, ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (codigo?: string) => sembrarArticulo(prueba.db, codigo === undefined ? {} : { codigo });

describe('ART-21 an explosion', () => {
  it('goes out as a sheet, row by row as it is read', async () => {
    const [caja, eje, perno] = await Promise.all([sembrar('CSV-A'), sembrar('CSV-B'), sembrar('CSV-C')]);
    await abastecer(prueba.db, persona, [[perno, '10', '1.25']]);
    await regir(persona, eje, [una(perno, '4')]);
    const { id } = await regir(persona, caja, [una(eje, '2', { merma: '50' })]);
    const { texto, encabezados } = await persona.get(`${ESTRUCTURAS}/${id}/explosion/exportar?cantidad=2`);
    expect(encabezados['content-disposition']).toContain('estructura-CSV-A.csv');
    expect(texto.trimEnd().split('\r\n').slice(1)).toEqual([
      '1;CSV-A;CSV-B;Artículo CSV-B;Unidad;2;50;No;;6;0;5,00;30,00;0',
      '2;CSV-B;CSV-C;Artículo CSV-C;Unidad;4;0;No;;24;10;1,25;30,00;0',
    ]);
  });

  it('RN-24 or each component once with the sum of every way to it, only what is not assembled if so asked', async () => {
    const [caja, eje, tapa, perno] = await Promise.all([
      sembrar('TOT-A'),
      sembrar('TOT-B'),
      sembrar('TOT-C'),
      sembrar('TOT-D'),
    ]);
    await abastecer(prueba.db, persona, [[perno, '10', '2']]);
    await regir(persona, eje, [una(perno, '4')]);
    await regir(persona, tapa, [una(perno, '6')]);
    const { id } = await regir(persona, caja, [una(eje, '3'), una(tapa)]);
    const bajar = async (query: string, quien = persona) => {
      const { texto, encabezados } = await quien.get(`${ESTRUCTURAS}/${id}/explosion/exportar?cantidad=2&${query}`);
      expect(encabezados['content-disposition']).toContain('totales-TOT-A.csv');
      return texto
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\r\n');
    };
    const pernos = 'TOT-D;Artículo TOT-D;Unidad;2;Sí;36;10;26;2,00;72,00;0';
    const [titulos, ...filas] = await bajar('vista=TOTALES');
    expect(titulos).toBe(
      'Código;Descripción;Unidad;Nivel;Pieza suelta;Total (2 unidades);Disponible;Falta;Costo unitario (promedio);Costo total (2 unidades);Piezas sin costo',
    );
    expect(filas.toSorted()).toEqual([
      'TOT-B;Artículo TOT-B;Unidad;1;No;6;0;6;8,00;48,00;0',
      'TOT-C;Artículo TOT-C;Unidad;1;No;2;0;2;12,00;24,00;0',
      pernos,
    ]);
    expect((await bajar('vista=TOTALES&piezas=true')).slice(1)).toEqual([pernos]);
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await bajar('vista=TOTALES&piezas=true', vendedor)).at(-1)).toBe(
      'TOT-D;Artículo TOT-D;Unidad;2;Sí;36;10;26',
    );
  });

  it('holds what a search of its tree leaves, with the ways to it, and of its totals only what is called so', async () => {
    const [caja, eje, tapa, perno] = await Promise.all([
      sembrar('BUS-A'),
      sembrar('BUS-B'),
      sembrar('BUS-C'),
      sembrar('BUS-D'),
    ]);
    await regir(persona, eje, [una(perno, '4')]);
    const { id } = await regir(persona, caja, [una(eje, '3'), una(tapa)]);
    const codigos = async (query: string, columna: number) =>
      (await persona.get(`${ESTRUCTURAS}/${id}/explosion/exportar?${query}`)).texto
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((fila) => fila.split(';')[columna]);
    expect(await codigos('buscar=busd', 2)).toEqual(['BUS-B', 'BUS-D']);
    expect(await codigos('buscar=%20', 2)).toEqual(['BUS-B', 'BUS-D', 'BUS-C']);
    expect(await codigos('vista=TOTALES&buscar=bus-d', 0)).toEqual(['BUS-D']);
    expect(await codigos('vista=TOTALES', 0)).toEqual(['BUS-B', 'BUS-C', 'BUS-D']);
    expect(await codigos('buscar=nada', 2)).toEqual([]);
  });

  it('says in its sheet how many it is for, what there is and what may stand in, as its tree does', async () => {
    const [caja, eje, reten, otro] = await Promise.all([
      sembrar('PAR-A'),
      sembrar('PAR-B'),
      sembrar('PAR-C'),
      sembrar('PAR-D'),
    ]);
    await abastecer(prueba.db, persona, [[eje, '10', '2']]);
    const { id } = await regir(persona, caja, [una(eje, '2'), una(reten, '1', { opcional: true, sustitutos: [otro] })]);
    const bajar = async (query: string, quien = persona) => {
      const { texto } = await quien.get(`${ESTRUCTURAS}/${id}/explosion/exportar?${query}`);
      return texto
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\r\n');
    };
    expect(await bajar('cantidad=3&opcionales=true')).toEqual([
      'Nivel;Dentro de;Código;Descripción;Unidad;Por unidad;Merma %;Opcional;Sustitutos;Total (3 unidades);Disponible;Costo unitario (promedio);Costo total (3 unidades);Piezas sin costo',
      '1;PAR-A;PAR-B;Artículo PAR-B;Unidad;2;0;No;;6;10;2,00;12,00;0',
      '1;PAR-A;PAR-C;Artículo PAR-C;Unidad;1;0;Sí;PAR-D;3;0;;;1',
    ]);
    const [deUna] = await bajar('');
    expect(deUna).toContain(';Total (1 unidad);');
    expect((await bajar('cantidad=2.5'))[0]).toContain(';Total (2,5 unidades);');
    const ciego = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await bajar('cantidad=3', ciego)).at(-1)).toBe('1;PAR-A;PAR-B;Artículo PAR-B;Unidad;2;0;No;;6');
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Jujuy');
    expect((await bajar(`vista=TOTALES&sucursalId=${sucursalId}`)).at(-1)).toMatch(/^PAR-B;.*;2;0;2;2,00;4,00;0$/);
  });
});
