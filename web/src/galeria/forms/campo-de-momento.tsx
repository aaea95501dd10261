import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, useContext, useImperativeHandle, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { CON_CALENDARIO, CON_RELOJ, DE_CAMPO, FECHA, FECHA_Y_HORA, HORA } from '#galeria/comun/momentos.tsx';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';
import { type Disposicion, DisposicionContext } from './disposicion.ts';
import { A_MEDIAS } from './reglas.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly clase: 'fecha' | 'hora' | 'fechaYHora';
};

/** A day, an hour or both, in a form of the demonstration: ISO text, `''` without any, `A_MEDIAS` while it is not whole. */
export function CampoDeMomento({ name, label, clase }: Props) {
  const { field, fieldState } = useController({ name });
  // A moment that is of no calendar is kept here: the form knows only that it is not whole.
  const [visto, setVisto] = useState<Dayjs | null>(field.value ? dayjs(field.value) : null);
  const disposicion = useContext(DisposicionContext);
  const caja = useRef<HTMLDivElement>(null);
  useCampoConocido(name, label, {});
  useImperativeHandle(field.ref, () => ({
    focus: () => caja.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  const reparo = fieldState.error?.message;
  // The piece says nothing of what was begun and left: its parts tell.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    const partes = [...currentTarget.querySelectorAll('[role="spinbutton"]')];
    const puestas = partes.filter((una) => una.hasAttribute('aria-valuenow')).length;
    if (puestas < partes.length) field.onChange(puestas === 0 ? '' : A_MEDIAS);
    field.onBlur();
  };
  const comun = {
    label,
    value: visto,
    onChange: (nuevo: Dayjs | null) => {
      setVisto(nuevo);
      field.onChange(enTexto(nuevo));
    },
    slotProps: {
      textField: {
        fullWidth: true,
        sx: { ...DE_CAMPO.sx, ...alLado(disposicion) },
        ...(reparo ? { error: true, helperText: reparo } : {}),
      },
    },
  };
  return (
    <Box ref={caja} onBlur={handleBlur}>
      {clase === 'hora' && <TimePicker {...comun} format={HORA} ampm={false} slots={CON_RELOJ} />}
      {clase === 'fecha' && <DatePicker {...comun} format={FECHA} slots={CON_CALENDARIO} />}
      {clase === 'fechaYHora' && (
        <DateTimePicker {...comun} format={FECHA_Y_HORA} ampm={false} slots={CON_CALENDARIO} />
      )}
    </Box>
  );
}

/** Its label stands beside it where those of the form do. */
const alLado = (disposicion: Disposicion) =>
  disposicion === 'arriba'
    ? {}
    : ({
        display: { md: 'grid' },
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 9fr)' },
        columnGap: 2,
        '& > label': { pt: { md: 1.375 }, textAlign: { md: disposicion === 'al-lado-al-fin' ? 'end' : 'start' } },
        '& > :not(label)': { gridColumn: { md: 2 } },
      } as const);

function enTexto(momento: Dayjs | null): string {
  if (momento === null) return '';
  return momento.isValid() ? momento.format() : A_MEDIAS;
}
