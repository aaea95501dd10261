import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type SubmitEvent, useState } from 'react';
import { ClaveNueva } from '#puertas/clave-nueva.tsx';
import { alSeguir } from '#puertas/enlace.tsx';
import { esCodigo } from '#puertas/falla.ts';
import { useIntento } from '#puertas/intento.ts';
import { Marco, useMismoDiseno } from '#puertas/marco.tsx';
import { MensajeDeFalla } from '#puertas/mensaje.tsx';
import { pedir } from '#puertas/pedir.ts';
import { con, useTextos } from '#puertas/textos.ts';
import { usePregunta } from '#puertas/use-pregunta.ts';

type Props = { readonly codigo: string; readonly onOtro: () => void };

/** The password chosen with the link of the mail. */
export function CambiarClave({ codigo, onOtro }: Props) {
  const t = useTextos();
  const { respuesta, falla } = usePregunta(() => pedir('verRecuperacion', { codigo }));
  const [lista, setLista] = useState(false);
  const [vencido, setVencido] = useState(false);
  if (lista) return <Listo />;
  if (vencido || falla !== undefined) {
    return (
      <Marco
        pagina={t.olvido.nuevaPagina}
        titulo={t.olvido.vencidoTitulo}
        bajada={vencido ? t.rechazos['acceso.enlace_vencido'] : undefined}
      >
        <MensajeDeFalla falla={falla} />
        <Button variant="contained" size="large" fullWidth onClick={onOtro}>
          {t.olvido.pedirOtro}
        </Button>
      </Marco>
    );
  }
  if (respuesta === undefined) {
    return (
      <Marco pagina={t.olvido.nuevaPagina} titulo={t.olvido.nuevaTitulo}>
        <CircularProgress size={28} aria-label={t.cargando} />
      </Marco>
    );
  }
  return (
    <Marco
      pagina={t.olvido.nuevaPagina}
      titulo={t.olvido.nuevaTitulo}
      bajada={con(t.olvido.nuevaBajada, { correo: respuesta.correo })}
    >
      <Formulario
        {...{ codigo, correo: respuesta.correo, minimo: respuesta.minimo }}
        onListo={() => setLista(true)}
        onVencido={() => setVencido(true)}
      />
    </Marco>
  );
}

function Formulario(props: {
  readonly codigo: string;
  readonly correo: string;
  readonly minimo: number;
  readonly onListo: () => void;
  readonly onVencido: () => void;
}) {
  const t = useTextos();
  const { enviando, falla, intentar } = useIntento();
  const [contrasena, setContrasena] = useState('');
  const debil = esCodigo(falla, 'acceso.contrasena_debil') && falla instanceof Error ? falla.message : undefined;
  const handleSubmit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    return intentar(async () => {
      try {
        await pedir('cambiarConRecuperacion', { codigo: props.codigo, contrasena });
      } catch (error) {
        if (esCodigo(error, 'acceso.enlace_vencido')) return props.onVencido();
        throw error;
      }
      props.onListo();
    });
  };
  return (
    <>
      {debil === undefined && <MensajeDeFalla falla={falla} />}
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid' }}>
        {/* So that the keeper of passwords knows whose it is. */}
        <input type="text" name="usuario" autoComplete="username" value={props.correo} readOnly hidden />
        <ClaveNueva
          label={t.olvido.nueva}
          valor={contrasena}
          onCambio={setContrasena}
          minimo={props.minimo}
          error={debil}
          autoFocus
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={enviando}
          disabled={[...contrasena].length < props.minimo}
          sx={{ mt: 1 }}
        >
          {t.olvido.guardar}
        </Button>
      </Box>
    </>
  );
}

function Listo() {
  const t = useTextos();
  const login = useMismoDiseno('/login');
  return (
    <Marco pagina={t.olvido.nuevaPagina} titulo={t.olvido.listoTitulo} bajada={t.olvido.listoBajada}>
      <Button variant="contained" size="large" fullWidth href={login} onClick={alSeguir(login)}>
        {t.olvido.ingresar}
      </Button>
    </Marco>
  );
}
