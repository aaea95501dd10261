import Typography from '@mui/material/Typography';
import type { LineaDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import {
  type EstadoDeLinea as Estado,
  estadoDeLinea,
  type Situacion,
} from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { useTranslation } from 'react-i18next';
import { variacionDeColumna } from '#ui/formato/porcentaje-de-columna.ts';
import { ChipDeAlerta } from '#ui/piezas/chip-de-alerta.tsx';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';

const TONOS: Readonly<Record<Situacion, Tono>> = {
  NUEVA: 'azul',
  SUBE: 'info',
  BAJA: 'exito',
  IGUAL: 'neutro',
  SIN_ARTICULO: 'aviso',
  FALTA: 'error',
};

/** What a line changes. */
export function ChipDeSituacion({ situacion }: { readonly situacion: Situacion }) {
  const { t } = useTranslation('importaciones');
  return <EstadoChip tono={TONOS[situacion]}>{t(`listas.lineas.situaciones.${situacion}`)}</EstadoChip>;
}

/** How much it moves, amber with its sign when that is too much. */
export function Variacion({ linea: { variacion, alerta } }: { readonly linea: LineaDeLista }) {
  return (
    <ChipDeAlerta va={alerta}>
      <bdi>{variacionDeColumna(variacion)}</bdi>
    </ChipDeAlerta>
  );
}

const TONOS_DE_ESTADO: Readonly<Record<Estado, Tono>> = {
  EXCLUIDA: 'neutro',
  POR_CONFIRMAR: 'aviso',
  CONFIRMADA: 'exito',
  SE_CREA: 'azul',
  SE_MARCA: 'neutro',
  CAMBIO: 'aviso',
  CODIGO_TOMADO: 'aviso',
  SIN_DESCRIPCION: 'aviso',
  INACTIVO: 'aviso',
  NO_REVERTIDA: 'aviso',
};

/** What became of a line, or what is going to. */
export function EstadoDeLinea({ linea }: { readonly linea: LineaDeLista }) {
  const { t } = useTranslation('importaciones');
  const estado = estadoDeLinea(linea);
  if (estado === null) return null;
  const chip = <EstadoChip tono={TONOS_DE_ESTADO[estado]}>{t(`listas.lineas.estados.${estado}`)}</EstadoChip>;
  if (estado !== 'SE_CREA' || linea.sinCodigos.length === 0) return chip;
  return (
    <>
      {chip}
      <Typography variant="caption" component="div" sx={{ color: 'warning.text' }}>
        {t('listas.lineas.sinCodigos')}
      </Typography>
    </>
  );
}
