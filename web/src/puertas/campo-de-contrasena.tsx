import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconArrowBigUp from '@tabler/icons-react/dist/esm/icons/IconArrowBigUp.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Campo } from './campo.tsx';
import { useTextos } from './textos.ts';

type Props = {
  readonly label: string;
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly autoFocus?: boolean;
  readonly error?: string | undefined;
  readonly ayuda?: ReactNode;
  readonly junto?: ReactNode;
};

/** A password that can be looked at. Says when caps lock is on, in a place kept for it. */
export function CampoDeContrasena({ ayuda, ...props }: Props) {
  const t = useTextos();
  const [visible, setVisible] = useState(false);
  const [mayusculas, setMayusculas] = useState(false);
  const Ojo = visible ? IconEyeOff : IconEye;
  return (
    <Campo
      {...props}
      name="contrasena"
      tipo={visible ? 'text' : 'password'}
      maximo={128}
      onTecla={(evento: KeyboardEvent) => setMayusculas(evento.getModifierState?.('CapsLock') ?? false)}
      onDejar={() => setMayusculas(false)}
      ayuda={mayusculas ? <Aviso texto={t.login.mayusculas} /> : ayuda}
      inicio={
        <Icono>
          <IconLock size={18} stroke={1.5} aria-hidden />
        </Icono>
      }
      fin={
        <IconButton
          size="small"
          aria-label={visible ? t.login.ocultar : t.login.mostrar}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Ojo size={18} stroke={1.5} aria-hidden />
        </IconButton>
      }
    />
  );
}

/** What stands at the start of a field. */
export function Icono({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', marginInlineEnd: 1, color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

function Aviso({ texto }: { readonly texto: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'warning.text', fontWeight: 500 }}
    >
      <IconArrowBigUp size={15} stroke={1.7} aria-hidden />
      {texto}
    </Box>
  );
}
