import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Email, EtiquetaDeCorreo } from '#galeria/api-falsa/entidades/email.ts';
import { formatearRelativo } from '#ui/formato/formato.ts';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { ListaNavegable } from '#ui/listas/lista-navegable.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { BotonDeLateral, CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import type { AccionesDeCorreo } from './acciones.ts';
import { BarraDeElegidos } from './barra-de-elegidos.tsx';
import { BotonDeEstrella, BotonDeImportante, BotonDePapelera } from './botones-de-correo.tsx';
import { ICONOS } from './carpetas.tsx';
import type { FiltroDeCorreo } from './estado.ts';
import { textos } from './textos.ts';

/** What the filter and the search leave. */
export function ListaDeCorreos(props: {
  readonly correos: readonly Email[];
  readonly elegido: number | null;
  readonly buscar: string;
  readonly filtro: FiltroDeCorreo;
  readonly acciones: AccionesDeCorreo;
  readonly onBuscar: (texto: string) => void;
  readonly onLimpiar: () => void;
  readonly onElegir: (correo: Email) => void;
  readonly onRedactar: () => void;
}) {
  const t = textos.usar();
  const { correos, acciones } = props;
  const tildados = correos.filter(({ checked }) => checked);
  // The bar goes with the last tick, and the list with its last mail: either takes the focus along.
  const foco = useFocoTrasQuitar<HTMLDivElement>(correos.length + tildados.length, 'li');
  return (
    <Box {...foco} sx={{ display: 'contents' }}>
      <Box sx={{ position: 'relative' }}>
        <Stack direction="row" sx={{ ...arriba, visibility: tildados.length > 0 ? 'hidden' : 'visible' }}>
          <BotonDeLateral texto={t('verCarpetas')} />
          <CajaDeBusqueda etiqueta={t('buscar')} valor={props.buscar} onBuscar={props.onBuscar} />
        </Stack>
        {/* In its place: below it, what is ticked would move from under the pointer. */}
        {tildados.length > 0 && <BarraDeElegidos tildados={tildados} acciones={acciones} />}
      </Box>
      <CuerpoDePanel>
        {correos.length === 0 ? (
          <SinCorreos {...props} />
        ) : (
          <ListaNavegable
            etiqueta={t('lista')}
            prueba="email-list"
            filas={correos}
            idDe={({ id }) => id}
            elegida={props.elegido}
            onElegir={props.onElegir}
            onBorrar={({ id }) => acciones.papelera([id])}
            contenido={(uno) => <Renglon correo={uno} buscar={props.buscar} />}
            antes={({ id, checked, subject }, tabIndex) => (
              <Checkbox
                size="small"
                checked={checked}
                onChange={() => acciones.tildar(id)}
                slotProps={{ input: { 'aria-label': t('elegir', { asunto: subject }), tabIndex } }}
              />
            )}
            despues={(uno, tabIndex) => (
              <Stack sx={{ alignItems: 'center' }}>
                <BotonDeEstrella correo={uno} tabIndex={tabIndex} onClick={() => acciones.destacar([uno.id])} />
                <BotonDeImportante correo={uno} tabIndex={tabIndex} onClick={() => acciones.importante([uno.id])} />
                {uno.checked && (
                  <BotonDePapelera correo={uno} tabIndex={tabIndex} onClick={() => acciones.papelera([uno.id])} />
                )}
              </Stack>
            )}
          />
        )}
      </CuerpoDePanel>
    </Box>
  );
}

/** A search that finds nothing is taken back; an empty folder takes to where there is something to do. */
function SinCorreos(props: {
  readonly buscar: string;
  readonly filtro: FiltroDeCorreo;
  readonly onLimpiar: () => void;
  readonly onRedactar: () => void;
}) {
  const t = textos.usar();
  const { filtro, onLimpiar } = props;
  if (props.buscar.trim() === '') {
    const accion =
      filtro === 'inbox' ? (
        <Button onClick={props.onRedactar}>{t('redactar')}</Button>
      ) : (
        <Button onClick={onLimpiar}>{t('verRecibidos')}</Button>
      );
    return (
      <VistaVacia icono={ICONOS[filtro]} titulo={t('carpetaVacia', { cual: t(`filtro.${filtro}`) })} accion={accion} />
    );
  }
  return (
    <Stack role="status" sx={{ p: 2, gap: 1, alignItems: 'flex-start', color: 'text.secondary' }}>
      {t('noHay')}
      <Button size="small" onClick={onLimpiar}>
        {t('limpiar')}
      </Button>
    </Stack>
  );
}

function Renglon({ correo, buscar }: { readonly correo: Email; readonly buscar: string }) {
  const t = textos.usar();
  return (
    <Box component="span" sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5 }}>
      <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline', minWidth: 0 }}>
        <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: correo.unread ? 700 : 400 }}>
          {correo.unread && <Oculto>{`${t('noLeido')}. `}</Oculto>}
          <Resaltado texto={remitente(correo)} buscar={buscar} />
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatearRelativo(correo.time)}
        </Typography>
      </Box>
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: correo.unread ? 600 : 400 }}>
        <Resaltado texto={correo.subject || t('sinAsunto')} buscar={buscar} />
      </Typography>
      {correo.label && (
        <span>
          <EtiquetaDeUno etiqueta={correo.label} />
        </span>
      )}
    </Box>
  );
}

/** The name of who wrote it, without the address that may follow. */
export const remitente = ({ from }: Email): string => from.replace(/\s*<.*>$/, '');

const TONOS = { Promotional: 'azul', Social: 'error', Health: 'exito' } as const;

export function EtiquetaDeUno({ etiqueta }: { readonly etiqueta: EtiquetaDeCorreo }) {
  const t = textos.usar();
  return <EstadoChip tono={TONOS[etiqueta]}>{t(`filtro.${etiqueta}`)}</EstadoChip>;
}

const arriba = { p: 2, gap: 1, alignItems: 'center', '& > .MuiInputBase-root': { flex: 1, minWidth: 0 } } as const;
