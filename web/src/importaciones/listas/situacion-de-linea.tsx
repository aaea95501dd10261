import type { LineaDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Situacion } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { useTranslation } from 'react-i18next';
import { ChipDeAlerta } from '#ui/chip-de-alerta.tsx';
import { EstadoChip, type Tono } from '#ui/estado-chip.tsx';
import { formatearVariacion, oVacio } from '#ui/formato.ts';

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
  const texto = variacion === null ? oVacio(null) : `${formatearVariacion(variacion)} %`;
  return (
    <ChipDeAlerta va={alerta}>
      <bdi>{texto}</bdi>
    </ChipDeAlerta>
  );
}

/** What became of a line, or what is going to. */
export function EstadoDeLinea({ linea }: { readonly linea: LineaDeLista }) {
  const { t } = useTranslation('importaciones');
  const { omitida, noRevertida, incluida, alerta, confirmada, situacion } = linea;
  if (noRevertida !== null) return <EstadoChip tono="aviso">{t('listas.lineas.vistaApartada')}</EstadoChip>;
  if (omitida !== null) return <EstadoChip tono="aviso">{t(`listas.lineas.omitidas.${omitida}`)}</EstadoChip>;
  if (!incluida) return <EstadoChip tono="neutro">{t('listas.lineas.excluida')}</EstadoChip>;
  if (alerta) {
    return confirmada ? (
      <EstadoChip tono="exito">{t('listas.lineas.confirmada')}</EstadoChip>
    ) : (
      <EstadoChip tono="aviso">{t('listas.lineas.porConfirmar')}</EstadoChip>
    );
  }
  if (situacion === 'SIN_ARTICULO') return <EstadoChip tono="azul">{t('listas.lineas.seCrea')}</EstadoChip>;
  if (situacion === 'FALTA') return <EstadoChip tono="neutro">{t('listas.lineas.seMarca')}</EstadoChip>;
  return null;
}
