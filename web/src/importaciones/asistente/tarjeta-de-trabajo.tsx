import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { porcentajeDe, type TareaEnCurso } from '#importaciones/avance.ts';
import { BarraDeAvance } from '#importaciones/barra-de-avance.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { MarcoDePaso } from './marco-de-paso.tsx';
import type { Comandos } from './use-comandos.ts';

/** A long work and how far it is. It goes on by itself, whoever looks. */
export function TarjetaDeTrabajo(props: {
  readonly importacion: Pick<Importacion, 'archivo'>;
  readonly tarea: TareaEnCurso;
  readonly comandos: Comandos;
}) {
  const { t } = useTranslation('importaciones');
  const { tarea, comandos } = props;
  const titulo = t(`asistente.trabajo.${tarea.tarea}`, props.importacion);
  const porcentaje = porcentajeDe(tarea);
  return (
    <MarcoDePaso titulo={titulo} bajada={t(`asistente.trabajo.${tarea.tarea}Texto`)}>
      <Tarjeta>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Simbolo tono="info">
            <IconFileImport size={22} stroke={1.5} aria-hidden />
          </Simbolo>
          <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
              <Box role="status" sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
                {t(`avance.etapa.${tarea.etapa}`)}
              </Box>
              <Box sx={{ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 600 }}>
                {porcentaje === null ? '' : `${porcentaje} %`}
              </Box>
            </Stack>
            <BarraDeAvance etiqueta={titulo} porcentaje={porcentaje} alto={8} />
            <Button
              size="small"
              loading={comandos.cancelando}
              onClick={() => void comandos.cancelar()}
              sx={{ alignSelf: 'flex-end' }}
            >
              {t('avance.cancelar')}
            </Button>
          </Stack>
        </Stack>
      </Tarjeta>
    </MarcoDePaso>
  );
}
