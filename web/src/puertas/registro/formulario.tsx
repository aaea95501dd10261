import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ingresado } from '@trastienda/nucleo/acceso/contrato.ts';
import { CONTRASENA_MINIMO } from '@trastienda/nucleo/acceso/largos.ts';
import { type SubmitEvent, useState } from 'react';
import { PedidoRechazado } from '#api/pedir.ts';
import { Campo } from '#puertas/campo.tsx';
import { ClaveNueva } from '#puertas/clave-nueva.tsx';
import { esCodigo } from '#puertas/falla.ts';
import { useIntento } from '#puertas/intento.ts';
import { MensajeDeFalla } from '#puertas/mensaje.tsx';
import { conDestino, entrar, irA } from '#puertas/navegar.ts';
import { con, type Textos, useTextos } from '#puertas/textos.ts';

type Cuenta = { readonly codigo: string; readonly nombre: string; readonly email: string; readonly contrasena: string };
type Faltas = Partial<Record<keyof Cuenta, string | undefined>>;

type Props = {
  /** The first account asks for the code of the console. */
  readonly conCodigo?: boolean;
  /** An invitation already says whose the account is. */
  readonly emailFijo?: string;
  readonly nombreInicial?: string;
  readonly enviar: (cuenta: Cuenta) => Promise<Ingresado>;
  readonly onVencido?: () => void;
};

/** Who somebody is and the password they choose. Afterwards they are in, or one step away. */
export function FormularioDeCuenta(props: Props) {
  const t = useTextos();
  const { cuenta, poner, faltas, falla, enviando, handleSubmit } = useCuenta(props, t);
  return (
    <>
      {Object.values(faltas).every((falta) => falta === undefined) && <MensajeDeFalla falla={falla} />}
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid' }}>
        {props.conCodigo && (
          <Campo
            {...de('codigo', t.registro.codigo, 'one-time-code')}
            {...{ valor: cuenta.codigo, onCambio: poner('codigo'), error: faltas.codigo }}
            ayuda={t.registro.codigoAyuda}
            autoFocus
          />
        )}
        <Campo
          {...de('nombre', t.registro.nombre, 'name')}
          {...{ valor: cuenta.nombre, onCambio: poner('nombre'), error: faltas.nombre }}
          maximo={120}
          autoFocus={!props.conCodigo}
        />
        {props.emailFijo === undefined ? (
          <Campo
            {...de('email', t.registro.email, 'username')}
            {...{ valor: cuenta.email, onCambio: poner('email'), error: faltas.email }}
            tipo="email"
          />
        ) : (
          // So that the keeper of passwords knows whose it is.
          <input type="text" name="usuario" autoComplete="username" value={props.emailFijo} readOnly hidden />
        )}
        <ClaveNueva
          label={t.registro.contrasena}
          valor={cuenta.contrasena}
          onCambio={poner('contrasena')}
          minimo={CONTRASENA_MINIMO}
          error={faltas.contrasena}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={enviando} sx={{ mt: 1 }}>
          {t.registro.crear}
        </Button>
      </Box>
    </>
  );
}

/** A text field without an icon, whose text begins where that of the others does. */
const de = (name: string, label: string, autoComplete: string) => ({
  ...{ name, label, autoComplete },
  inicio: <span />,
});

function useCuenta({ nombreInicial, emailFijo, conCodigo, enviar, onVencido }: Props, t: Textos) {
  const { enviando, falla, intentar } = useIntento();
  const [cuenta, setCuenta] = useState<Cuenta>({
    codigo: '',
    nombre: nombreInicial ?? '',
    email: emailFijo ?? '',
    contrasena: '',
  });
  const [faltas, setFaltas] = useState<Faltas>({});
  const poner = (campo: keyof Cuenta) => (valor: string) => {
    setCuenta((antes) => ({ ...antes, [campo]: valor }));
    setFaltas((antes) => ({ ...antes, [campo]: undefined }));
  };
  const handleSubmit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const formulario = evento.currentTarget;
    const propias = faltasDe(cuenta, conCodigo === true, t);
    setFaltas(propias);
    const primera = (['codigo', 'nombre', 'email', 'contrasena'] as const).find((campo) => propias[campo]);
    if (primera) return formulario.querySelector<HTMLInputElement>(`[name="${primera}"]`)?.focus();
    return intentar(async () => {
      try {
        const ingresado = await enviar({ ...cuenta, nombre: cuenta.nombre.trim(), email: cuenta.email.trim() });
        if ('pendiente' in ingresado) return irA(conDestino('/auth/two-steps'));
      } catch (error) {
        if (esCodigo(error, 'acceso.enlace_vencido') && onVencido) return onVencido();
        setFaltas(faltasDelServidor(error));
        throw error;
      }
      await entrar();
    });
  };
  return { cuenta, poner, faltas, falla, enviando, handleSubmit };
}

function faltasDe({ codigo, nombre, email, contrasena }: Cuenta, conCodigo: boolean, t: Textos): Faltas {
  const largo = [...contrasena].length;
  return {
    codigo: conCodigo && codigo.trim() === '' ? t.obligatorio : undefined,
    nombre: nombre.trim().length < 2 ? t.registro.nombreCorto : undefined,
    email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t.registro.emailInvalido,
    contrasena: largo < CONTRASENA_MINIMO ? con(t.clave.ayuda, { minimo: CONTRASENA_MINIMO }) : undefined,
  };
}

/** What the server says of each field, in its own words. */
function faltasDelServidor(error: unknown): Faltas {
  if (!(error instanceof PedidoRechazado)) return {};
  if (error.code === 'acceso.contrasena_debil') return { contrasena: error.message };
  if (error.code === 'acceso.email_repetido') return { email: error.message };
  return Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
}
