import { useQuery } from '@tanstack/react-query';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { verNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { Nodo } from './nodos.ts';

type Cambio = {
  readonly margenOmision?: string | null | undefined;
  readonly diasDeConteo?: number | null | undefined;
  readonly obsolescencia?: string | null | undefined;
};
const RIGEN = { margenOmision: 'margen', diasDeConteo: 'diasDeConteo', obsolescencia: 'obsolescencia' } as const;

/**
 * What artículos do not keep holds for them as soon as it is saved: whoever changes it is told for how many, and agrees,
 * before (CLA-02). Answers false when they go back.
 */
export function usePreguntarQueRige(nivel: Nivel, nodo: Nodo): (cambio: Cambio) => Promise<boolean> {
  const { t } = useTranslation(['articulos', 'nodo']);
  const confirmar = useConfirmar();
  const { data } = useQuery(consultaDe(verNodo, { params: { nivel, id: nodo.id } }));
  return async (cambio) => {
    const distintos = (Object.keys(RIGEN) as (keyof Cambio)[]).filter(
      (campo) => cambio[campo] !== undefined && String(cambio[campo]) !== String(nodo[campo]),
    );
    const cuantos = distintos.map((campo) => data?.alcanza.find((uno) => uno.campo === RIGEN[campo])?.articulos ?? 0);
    const count = Math.max(0, ...cuantos);
    if (count === 0) return true;
    const campos = distintos.map((campo) => t(`nodo:campo.${RIGEN[campo]}`)).join(', ');
    const respuesta = await confirmar({
      titulo: t('nodo:regira'),
      texto: t('nodo:regiraTexto', { count, campos }),
      boton: t('nodo:regiraBoton'),
    });
    return respuesta !== null;
  };
}
