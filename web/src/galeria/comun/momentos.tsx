import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, esES } from '@mui/x-date-pickers/locales';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import 'dayjs/locale/es';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How a day and an hour are written: as in Argentina, in any language. */
export const FECHA = 'DD/MM/YYYY';
export const FECHA_Y_HORA = 'DD/MM/YYYY HH:mm';
export const HORA = 'HH:mm';

// The look of any other field: its label above, its outline without a notch, and what is to be written always in sight.
const estilo = {
  '& .MuiPickersOutlinedInput-root': { minHeight: { xs: 46, sm: 38 }, bgcolor: 'background.paper' },
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, borderColor: 'borderStrong', '& legend': { display: 'none' } },
  '& .MuiPickersInputBase-sectionsContainer': { py: 1, opacity: '1 !important' },
  '& .MuiPickersInputBase-sectionsContainer:not(:has([aria-valuenow]))': { color: 'text.secondary' },
} as const;

/** The field of a piece that asks for a moment. */
export const DE_CAMPO = { fullWidth: true, sx: estilo } as const;

/** With the icons of the product. */
export const CON_CALENDARIO = { openPickerIcon: Calendario } as const;
export const CON_RELOJ = { openPickerIcon: Reloj } as const;

type Numerar = (numero: string) => string;
type Palabras = { readonly hoursClockNumberText: Numerar; readonly minutesClockNumberText: Numerar };

// The name of an hour holds it as it is seen, with its two digits: whoever speaks to the page says what they read.
const conDosCifras = (palabras: object): object => {
  const { hoursClockNumberText, minutesClockNumberText } = palabras as Palabras;
  return {
    ...palabras,
    hoursClockNumberText: (horas: string) => hoursClockNumberText(horas.padStart(2, '0')),
    minutesClockNumberText: (minutos: string) => minutesClockNumberText(minutos.padStart(2, '0')),
  };
};

// The words of the pieces themselves; one of the Spanish ones comes without its accent.
const EN_INGLES = conDosCifras(enUS.components.MuiLocalizationProvider.defaultProps.localeText);
const EN_ESPANOL = conDosCifras({ ...esES.components.MuiLocalizationProvider.defaultProps.localeText, day: 'Día' });

/** What asks for moments says so in the language of the interface. */
export function Momentos({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const enIngles = i18n.language === 'en';
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={enIngles ? 'en' : 'es'}
      localeText={enIngles ? EN_INGLES : EN_ESPANOL}
    >
      {children}
    </LocalizationProvider>
  );
}

function Calendario() {
  return <IconCalendar size={18} stroke={1.7} aria-hidden />;
}

function Reloj() {
  return <IconClock size={18} stroke={1.7} aria-hidden />;
}
