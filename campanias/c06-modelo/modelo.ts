import { actuarEnAjuste, crearAjuste } from './ajustes.ts';
import { textoDePrecio } from './importes.ts';
import { type Mundo, puede } from './mundo.ts';
import { actuarEnNota, crearNota, type Paso } from './notas.ts';
import { type Orden, type OrdenDe, SIN_PERMISO } from './ordenes.ts';

/** What a command answers and the world it leaves. A refusal leaves the same one. */
export function cumplir(mundo: Mundo, orden: Orden): Paso {
  switch (orden.que) {
    case 'nota.crear':
      return crearNota(mundo, orden);
    case 'ajuste.crear':
      return crearAjuste(mundo, orden);
    case 'articulo.precio':
      return ponerPrecio(mundo, orden);
    case 'ajuste.cambiar':
    case 'ajuste.aplicar':
    case 'ajuste.pedir':
    case 'ajuste.aprobar':
    case 'ajuste.devolver':
    case 'ajuste.revertir':
    case 'ajuste.anular':
      return actuarEnAjuste(mundo, orden);
    default:
      return actuarEnNota(mundo, orden);
  }
}

/** From now on, for what is quoted from now on. */
function ponerPrecio(mundo: Mundo, { persona, articulo, precio }: OrdenDe<'articulo.precio'>): Paso {
  if (!puede(mundo, persona, 'precio.modificar')) return { mundo, respuesta: SIN_PERMISO };
  const articulos = mundo.articulos.map((uno, i) => (i === articulo ? { ...uno, precio } : uno));
  return {
    mundo: { ...mundo, articulos },
    respuesta: { status: 201, cuerpo: { neto: precio === null ? null : textoDePrecio(precio) } },
  };
}
