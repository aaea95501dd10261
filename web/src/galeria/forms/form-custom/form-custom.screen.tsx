import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { Momentos } from '#galeria/comun/momentos.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { CampoDe } from '#galeria/forms/campo-de.tsx';
import { CampoDeMomento } from '#galeria/forms/campo-de-momento.tsx';
import { CampoCasillas, CampoOpcion } from '#galeria/forms/campos-de-opcion.tsx';
import { grueso, Rango, Uno, Volumen } from '#galeria/forms/form-elements/deslizadores.tsx';
import { MarcaDe } from '#galeria/forms/form-elements/marca-de.tsx';
import { FormularioDemo } from '#galeria/forms/formulario-demo.tsx';
import { type DecirDeFormularios, momento, nombre, obligatorio } from '#galeria/forms/reglas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { agregar, devolver, type Escrito, empezado, porMostrar, quitar, SIN_ESCRIBIR, type Visita } from './estado.ts';
import { textos } from './textos.ts';

const MOTIVOS = ['presupuesto', 'entrega', 'reclamo', 'cobranza'] as const;
const CLIENTES = ['nuevo', 'habitual', 'mayorista'] as const;
const AVISOS = ['correo', 'telefono', 'mensaje'] as const;

const esquema = (t: DecirDeFormularios) =>
  z.object({
    nombre: nombre(t),
    motivo: obligatorio(t),
    empresa: z.string(),
    hora: momento(t),
    fecha: momento(t),
    proxima: momento(t),
    cliente: z.string(),
    avisos: z.array(z.string()),
  });

/** A form of our own making: every kind of field in one, and a list that grows with what it takes. */
export function FormCustomScreen() {
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  const visitas = empezado.usarCon((uno) => uno.visitas);
  const [vuelta, setVuelta] = useState(0);
  const lugar = useRef<HTMLDivElement>(null);
  // The form that was sent gave way to an empty one: whoever adds another goes on there.
  useEffect(() => {
    if (vuelta > 0) lugar.current?.querySelector<HTMLElement>('[name="nombre"]')?.focus();
  }, [vuelta]);
  const handleEnviar = ({ nombre: de, motivo, empresa }: Escrito) => {
    const cual = MOTIVOS.find((uno) => uno === motivo);
    const nueva = { nombre: de, detalle: [cual && t(`motivos.${cual}`), empresa].filter(Boolean).join(' · ') };
    empezado.cambiar((uno) => ({ visitas: agregar(uno.visitas, nueva), escrito: SIN_ESCRIBIR }));
    setVuelta((una) => una + 1);
    avisos.exito(t('agregada'));
  };
  const handleQuitar = (id: number) => {
    empezado.cambiar((uno) => ({ ...uno, visitas: quitar(uno.visitas, id) }));
    avisos.exito(
      t('quitada'),
      conDeshacer(() => empezado.cambiar((uno) => ({ ...uno, visitas: devolver(uno.visitas, visitas, id) }))),
    );
  };
  return (
    <PaginaDemo titulo={t('titulo')}>
      <Bloques>
        <Bloque titulo={t('visita')}>
          <div ref={lugar}>
            <FormularioDemo
              key={vuelta}
              esquema={esquema}
              valores={porMostrar(empezado.leer().escrito)}
              onEnviar={handleEnviar}
              textoEnviar={t('agregar')}
              data-testid="form-custom-visita"
            >
              <Momentos>
                <Campos />
              </Momentos>
            </FormularioDemo>
          </div>
        </Bloque>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Bloque titulo={t('agregadas', { total: formatearEntero(visitas.length) })}>
            <Visitas visitas={visitas} onQuitar={handleQuitar} />
          </Bloque>
          <Bloque titulo={t('deslizadores')}>
            <Stack sx={{ gap: 2 }}>
              <Uno nombre={t('valor')} inicial={40} valueLabelDisplay="on" sx={grueso} />
              <Rango sx={grueso} />
              <Volumen sx={grueso} />
            </Stack>
          </Bloque>
          <Bloque titulo={t('interruptores')}>
            <Stack>
              <MarcaDe clase="switch" nombre={t('recordar')} marcada tono="success" />
              <MarcaDe clase="switch" nombre={t('compartir')} tono="secondary" />
            </Stack>
          </Bloque>
        </Stack>
      </Bloques>
    </PaginaDemo>
  );
}

function Campos() {
  const t = textos.usar();
  const { subscribe } = useFormContext<Escrito>();
  const handleEscrito = useEffectEvent((escrito: Escrito) => empezado.cambiar((uno) => ({ ...uno, escrito })));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => handleEscrito({ ...values }) }),
    [subscribe],
  );
  return (
    <>
      <CampoDe name="nombre" label={t('nombre')} />
      <CampoDe
        name="motivo"
        label={t('motivo')}
        opciones={MOTIVOS.map((valor) => ({ valor, texto: t(`motivos.${valor}`) }))}
      />
      <CampoDe name="empresa" label={t('empresa')} />
      <CampoDeMomento clase="hora" name="hora" label={t('hora')} />
      <TextField fullWidth disabled label={t('vendedor')} value={t('vendedorFijo')} />
      <CampoDeMomento clase="fecha" name="fecha" label={t('fecha')} />
      <CampoDeMomento clase="fechaYHora" name="proxima" label={t('proxima')} />
      <CampoOpcion
        enFila
        name="cliente"
        label={t('cliente')}
        opciones={CLIENTES.map((valor) => ({ valor, texto: t(`clientes.${valor}`) }))}
      />
      <CampoCasillas
        enFila
        name="avisos"
        label={t('avisar')}
        opciones={AVISOS.map((valor) => ({ valor, texto: t(`avisos.${valor}`) }))}
      />
    </>
  );
}

function Visitas(props: { readonly visitas: readonly Visita[]; readonly onQuitar: (id: number) => void }) {
  const t = textos.usar();
  const foco = useFocoTrasQuitar<HTMLUListElement>(props.visitas.length);
  if (props.visitas.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ninguna')}
      </Typography>
    );
  }
  return (
    <List {...foco} disablePadding data-testid="form-custom-visitas">
      {props.visitas.map(({ id, nombre: de, detalle }) => (
        <ListItem
          key={id}
          disableGutters
          secondaryAction={
            <IconButton edge="end" aria-label={t('quitar', { nombre: de })} onClick={() => props.onQuitar(id)}>
              <IconTrash size={18} stroke={1.7} aria-hidden />
            </IconButton>
          }
        >
          <ListItemText primary={de} secondary={detalle} sx={{ overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
  );
}
