import Box from '@mui/material/Box';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { useTranslation } from 'react-i18next';
import { EstadoDeNodo } from './columnas-de-nodos.tsx';
import type { Nodo } from './nodos.ts';

type Props = {
  readonly nivel: Nivel;
  readonly nodo: Nodo;
  /** What it hangs from. */
  readonly arriba?: string;
};

/** A node on a phone. */
export function TarjetaDeNodo({ nivel, nodo, arriba }: Props) {
  const { t } = useTranslation(['articulos', 'nodo']);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nodo.nombre}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <bdi>{nodo.codigo}</bdi>
          {arriba && (
            <>
              {' · '}
              <bdi>{arriba}</bdi>
            </>
          )}{' '}
          · <bdi>{t('nodo:clasificacion.articulosDe', { count: nodo.articulos })}</bdi>
        </Box>
      </Box>
      {!nodo.activo && <EstadoDeNodo nivel={nivel} activo={false} />}
    </Box>
  );
}
