import { expect, it } from 'vitest';
import { type Arbol, resolverLugar } from './lugares.ts';

const nodo = (id: string, nombre: string, activo = true) => ({ id, codigo: id.toUpperCase(), nombre, activo });
const arbol: Arbol = {
  rubros: [nodo('sc', 'Sin clasificar'), nodo('mo', 'Motor'), nodo('fr', 'Frenos')],
  familias: [
    { ...nodo('fsc', 'Sin clasificar'), rubroId: 'sc' },
    { ...nodo('fi', 'Filtros'), rubroId: 'mo' },
    { ...nodo('va', 'Varios'), rubroId: 'mo' },
    { ...nodo('va2', 'Varios'), rubroId: 'fr' },
  ],
  subfamilias: [
    { ...nodo('ssc', 'Sin clasificar'), familiaId: 'fsc' },
    { ...nodo('fa', 'Filtros de aceite'), familiaId: 'fi' },
    { ...nodo('ot', 'Otros'), familiaId: 'va' },
    { ...nodo('ot2', 'Otros'), familiaId: 'va2' },
    { ...nodo('vi', 'Vieja', false), familiaId: 'fi' },
  ],
  omision: { rubroId: 'sc', familiaId: 'fsc' },
};

it('finds a subfamilia by its name or code, however it is written', () => {
  expect(resolverLugar(arbol, { subfamilia: 'FILTROS DE ACEITE' })).toEqual({ clase: 'esta', subfamiliaId: 'fa' });
  expect(resolverLugar(arbol, { subfamilia: 'fa', familia: 'filtros' })).toEqual({ clase: 'esta', subfamiliaId: 'fa' });
});

it('tells two of the same name apart by what they hang from, and asks when it cannot', () => {
  expect(resolverLugar(arbol, { subfamilia: 'Otros', rubro: 'Frenos' })).toEqual({
    clase: 'esta',
    subfamiliaId: 'ot2',
  });
  expect(resolverLugar(arbol, { subfamilia: 'Otros' })).toMatchObject({ clase: 'problema', campo: 'subfamilia' });
  expect(resolverLugar(arbol, { subfamilia: 'Nueva', familia: 'Varios' })).toMatchObject({ campo: 'familia' });
});

it('says what is missing and what it is to hang from', () => {
  expect(resolverLugar(arbol, { subfamilia: 'De aire', familia: 'Filtros' })).toMatchObject({
    clase: 'falta',
    rubro: { id: 'mo' },
    familia: { id: 'fi' },
    subfamilia: 'De aire',
  });
  expect(resolverLugar(arbol, { rubro: 'Suspensión' })).toEqual({
    clase: 'falta',
    rubro: { nombre: 'Suspensión' },
    familia: { nombre: 'Suspensión' },
    subfamilia: 'Suspensión',
  });
  expect(resolverLugar(arbol, { subfamilia: 'Suelta' })).toMatchObject({ rubro: { id: 'sc' }, familia: { id: 'fsc' } });
});

it('hangs nothing from what is inactive', () => {
  expect(resolverLugar(arbol, { subfamilia: 'Vieja' })).toMatchObject({ clase: 'problema', campo: 'subfamilia' });
});
