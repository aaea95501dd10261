import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { borrarPerfil, listarPerfiles, type PerfilDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useTextoDeFormato } from '#importaciones/texto-de-formato.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearEntero, formatearFecha } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';

/** How the files that come often are read. They are made while reviewing a file, and forgotten here. */
export function PerfilesScreen() {
  const { t } = useTranslation('importaciones');
  const consulta = useQuery(consultaDe(listarPerfiles, { query: {} }));
  const esCelular = useMediaQuery('(max-width:599.95px)');
  return (
    <Pagina
      titulo={t('perfiles.titulo')}
      bajada={t('perfiles.bajada')}
      acciones={
        <EnlaceBoton to="/importaciones" activeOptions={{ exact: true }}>
          {t('titulo')}
        </EnlaceBoton>
      }
    >
      <Tarjeta sinRelleno>
        <Cargado
          consulta={consulta}
          esVacio={({ filas }) => filas.length === 0}
          vacio={{ icono: IconBookmark, titulo: t('perfiles.vacio'), texto: t('perfiles.vacioTexto') }}
        >
          {({ filas }) => (esCelular ? <Renglones perfiles={filas} /> : <Grilla perfiles={filas} />)}
        </Cargado>
      </Tarjeta>
    </Pagina>
  );
}

type Props = { readonly perfiles: readonly PerfilDeImportacion[] };

function Grilla({ perfiles }: Props) {
  const { t } = useTranslation('importaciones');
  const textoDeFormato = useTextoDeFormato();
  return (
    <Box role="region" aria-label={t('perfiles.titulo')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('perfiles.nombre')}</TableCell>
            <TableCell>{t('perfiles.entidad')}</TableCell>
            <TableCell align="right">{t('perfiles.columnas')}</TableCell>
            <TableCell>{t('perfiles.formato')}</TableCell>
            <TableCell>{t('perfiles.modificado')}</TableCell>
            <TableCell>
              <Oculto>{t('perfiles.borrar')}</Oculto>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {perfiles.map((perfil) => (
            <TableRow key={perfil.id} hover>
              <TableCell sx={{ fontWeight: 600, minWidth: 160 }}>{perfil.nombre}</TableCell>
              <TableCell>{t(`entidad.${perfil.entidad}.titulo`)}</TableCell>
              <TableCell align="right">{formatearEntero(Object.keys(perfil.columnas).length)}</TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>
                {perfil.formato ? textoDeFormato(perfil.formato) : t('perfiles.cualquiera')}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {formatearFecha(perfil.modificadoEn)} · {perfil.modificadoPor}
              </TableCell>
              <TableCell align="right">
                <BotonDeBorrar perfil={perfil} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Renglones({ perfiles }: Props) {
  const { t } = useTranslation('importaciones');
  return (
    <Box
      component="ul"
      aria-label={t('perfiles.titulo')}
      sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {perfiles.map((perfil) => (
        <Stack component="li" direction="row" key={perfil.id} sx={{ alignItems: 'center', gap: 1, px: 2, py: 1.25 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{perfil.nombre}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t(`entidad.${perfil.entidad}.titulo`)} · {formatearFecha(perfil.modificadoEn)} · {perfil.modificadoPor}
            </Box>
          </Box>
          <BotonDeBorrar perfil={perfil} />
        </Stack>
      ))}
    </Box>
  );
}

function BotonDeBorrar({ perfil }: { readonly perfil: PerfilDeImportacion }) {
  const { t } = useTranslation('importaciones');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const borrar = useComando(borrarPerfil);
  const { id, nombre } = perfil;
  const handleClick = async () => {
    const respuesta = await confirmar({
      titulo: t('perfiles.borrarTitulo', { nombre }),
      texto: t('perfiles.borrarTexto'),
      boton: t('perfiles.borrarBoton'),
      peligro: true,
    });
    if (!respuesta) return;
    borrar.mutate(
      { params: { id } },
      { onSuccess: () => avisos.exito(t('perfiles.borrado')), onError: (error) => avisos.error(error) },
    );
  };
  const etiqueta = `${t('perfiles.borrar')} ${nombre}`;
  return (
    <Pista texto={etiqueta}>
      <span>
        <IconButton size="small" aria-label={etiqueta} disabled={borrar.isPending} onClick={() => void handleClick()}>
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </Pista>
  );
}
