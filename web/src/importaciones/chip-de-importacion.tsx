import type { EstadoDeImportacion } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import type { FilaDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';

const TONOS: Readonly<Record<EstadoDeImportacion, Tono>> = {
  CARGADA: 'neutro',
  VALIDADA: 'azul',
  APLICADA: 'exito',
  REVERTIDA: 'aviso',
  DESCARTADA: 'neutro',
};

/** Where an importación stands, or what is being done with it right now. */
export function ChipDeImportacion(props: {
  readonly importacion: Pick<FilaDeImportacion, 'estado' | 'tarea'>;
  readonly sobreBanda?: boolean;
}) {
  const { t } = useTranslation('importaciones');
  const { estado, tarea } = props.importacion;
  return (
    <EstadoChip tono={tarea ? 'info' : TONOS[estado]} sobreBanda={props.sobreBanda ?? false}>
      {tarea ? t(`tarea.${tarea.tarea}`) : t(`estado.${estado}`)}
    </EstadoChip>
  );
}
