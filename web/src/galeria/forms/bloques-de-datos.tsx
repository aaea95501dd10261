import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Bloque } from '#galeria/comun/bloques.tsx';
import { Momentos } from '#galeria/comun/momentos.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { CampoDe } from './campo-de.tsx';
import { CampoDeMomento } from './campo-de-momento.tsx';
import { DATOS, type Dato, esquemaDe, vacios } from './datos.ts';
import { FormularioDemo } from './formulario-demo.tsx';
import { textosDeDatos } from './textos-de-datos.ts';

const ICONOS: Partial<Record<Dato, Icono>> = {
  nombre: IconUser,
  empresa: IconBuilding,
  correo: IconMail,
  telefono: IconPhone,
  contrasena: IconLock,
};

/** The fields of these data, one below the other. */
export function CamposDe(props: { readonly datos: readonly Dato[]; readonly iconos?: 'start' | 'end' | undefined }) {
  const t = textosDeDatos.usar();
  return props.datos.map((dato) => {
    const { tipo, multilinea, momento, opciones } = DATOS[dato];
    if (momento) {
      return (
        <Momentos key={dato}>
          <CampoDeMomento clase={momento} name={dato} label={t(`dato.${dato}`)} />
        </Momentos>
      );
    }
    return (
      <CampoDe
        key={dato}
        name={dato}
        label={t(`dato.${dato}`)}
        {...(tipo ? { tipo } : {})}
        {...(multilinea ? { multilinea } : {})}
        {...(opciones ? { opciones: opciones.map((valor) => ({ valor, texto: t(`opcion.${valor}`) })) } : {})}
        icono={props.iconos && ICONOS[dato]}
        ladoDelIcono={props.iconos}
      />
    );
  });
}

const BASICO: readonly Dato[] = ['nombre', 'empresa', 'correo', 'telefono', 'mensaje'];

const ESQUEMA_BASICO = esquemaDe(BASICO);

/** What somebody fills in to be called back. */
export function Basico({ titulo, iconos }: { readonly titulo: string; readonly iconos?: 'start' | 'end' }) {
  return (
    <Bloque titulo={titulo}>
      <FormularioDemo caja={iconos ? 'iconos' : 'basico'} esquema={ESQUEMA_BASICO} valores={vacios(BASICO)}>
        <CamposDe datos={BASICO} iconos={iconos} />
      </FormularioDemo>
    </Bloque>
  );
}

const CUENTA: readonly Dato[] = ['usuario', 'correo', 'contrasena'];
const PERSONA: readonly Dato[] = ['nombre', 'pais', 'nacimiento', 'telefono'];

const TODOS = [...CUENTA, ...PERSONA];
const ESQUEMA_DE_TODOS = esquemaDe(TODOS);

/** Two parts of one form, with a line between them. */
export function ConSeparadores() {
  const t = textosDeDatos.usar();
  return (
    <Bloque titulo={t('separadores')} ancho>
      <FormularioDemo
        caja="separadores"
        esquema={ESQUEMA_DE_TODOS}
        valores={vacios(TODOS)}
        data-testid="forms-separadores"
      >
        <Subtitulo>{t('cuenta')}</Subtitulo>
        <CamposDe datos={CUENTA} />
        <Divider sx={{ my: 1 }} />
        <Subtitulo>{t('personales')}</Subtitulo>
        <CamposDe datos={PERSONA} />
      </FormularioDemo>
    </Bloque>
  );
}

function Subtitulo({ children }: { readonly children: string }) {
  return (
    <Typography component="h3" variant="subtitle2" sx={{ fontWeight: 600 }}>
      {children}
    </Typography>
  );
}
