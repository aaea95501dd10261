import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useController } from 'react-hook-form';
import { CON_CALENDARIO, CON_RELOJ, DE_CAMPO, FECHA, FECHA_Y_HORA, HORA } from './momentos.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly clase: 'fecha' | 'hora' | 'fechaYHora';
};

/** A day, an hour or both, in a form of the demonstration: ISO text, or `''` while it is not whole. */
export function CampoDeMomento({ name, label, clase }: Props) {
  const { field } = useController({ name });
  const comun = {
    label,
    value: field.value ? dayjs(field.value) : null,
    onChange: (nuevo: Dayjs | null) => field.onChange(nuevo?.isValid() ? nuevo.format() : ''),
    slotProps: { textField: { ...DE_CAMPO, onBlur: field.onBlur } },
  };
  if (clase === 'hora') return <TimePicker {...comun} format={HORA} ampm={false} slots={CON_RELOJ} />;
  if (clase === 'fecha') return <DatePicker {...comun} format={FECHA} slots={CON_CALENDARIO} />;
  return <DateTimePicker {...comun} format={FECHA_Y_HORA} ampm={false} slots={CON_CALENDARIO} />;
}
