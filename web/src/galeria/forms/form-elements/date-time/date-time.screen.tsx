import Stack from '@mui/material/Stack';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { CON_CALENDARIO, CON_RELOJ, DE_CAMPO, FECHA, FECHA_Y_HORA, HORA, Momentos } from '#galeria/comun/momentos.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from './textos.ts';

const MAYOR_DE_EDAD = 18;
const MAXIMA_EDAD = 120;
const ANCHO = { textField: DE_CAMPO } as const;

/** Days and hours, to write or to choose. They are written as in Argentina in any language. */
export function DateTimeScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('titulo')}>
      <Momentos>
        <Bloques>
          <Basico />
          <Bloque titulo={t('disenos')}>
            <Stack sx={{ gap: 2 }}>
              <DatePicker label={t('fecha')} format={FECHA} slots={CON_CALENDARIO} slotProps={ANCHO} />
              <DateTimePicker
                label={t('fechaYHora')}
                format={FECHA_Y_HORA}
                ampm={false}
                slots={CON_CALENDARIO}
                slotProps={ANCHO}
              />
              <TimePicker label={t('hora')} format={HORA} ampm={false} slots={CON_RELOJ} slotProps={ANCHO} />
            </Stack>
          </Bloque>
          <Bloque titulo={t('soloHora')}>
            <TimePicker
              label={t('hora')}
              format={HORA}
              ampm={false}
              defaultValue={dayjs('2026-11-20T09:30')}
              slots={CON_RELOJ}
              slotProps={ANCHO}
            />
          </Bloque>
        </Bloques>
      </Momentos>
    </PaginaDemo>
  );
}

/** The date of birth of somebody of age has its limits. */
function Basico() {
  const t = textos.usar();
  const hoy = dayjs();
  return (
    <Bloque titulo={t('basico')}>
      <Stack sx={{ gap: 2 }} data-testid="date-time-basico">
        <MobileDatePicker label={t('movil')} format={FECHA} slots={CON_CALENDARIO} slotProps={ANCHO} />
        <DesktopDatePicker label={t('escritorio')} format={FECHA} slots={CON_CALENDARIO} slotProps={ANCHO} />
        <DesktopDatePicker
          label={t('nacimiento')}
          format={FECHA}
          minDate={hoy.subtract(MAXIMA_EDAD, 'year')}
          maxDate={hoy.subtract(MAYOR_DE_EDAD, 'year')}
          openTo="year"
          slots={CON_CALENDARIO}
          slotProps={{ textField: { ...DE_CAMPO, helperText: t('nacimientoAyuda') } }}
        />
      </Stack>
    </Bloque>
  );
}
