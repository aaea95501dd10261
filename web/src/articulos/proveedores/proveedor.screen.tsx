import Button from '@mui/material/Button';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { cambiarProveedor, type Proveedor, verProveedor } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { Cargado } from '#ui/cargado.tsx';
import { LineaDeTiempo } from '#ui/linea-de-tiempo.tsx';
import { MenuDeFila } from '#ui/menu-de-fila.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Pestanas } from '#ui/pestanas.tsx';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { useAccionesDeProveedor } from './acciones-de-proveedor.tsx';
import { ArticulosDeProveedor } from './articulos-de-proveedor.tsx';
import { DatosDeProveedor } from './datos-de-proveedor.tsx';
import { EstadoDeProveedor } from './estado-de-proveedor.tsx';
import { PanelDeProveedor } from './panel-de-proveedor.tsx';
import { SECCIONES_DE_PROVEEDOR, type SeccionDeProveedor } from './secciones-de-proveedor.ts';

/** Everything about one proveedor. The tab is in the URL, so that it can be shared. */
export function ProveedorScreen() {
  const { t } = useTranslation('articulos');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const consulta = useQuery(consultaDe(verProveedor, { params: { id } }));
  const proveedor = consulta.data;
  const titulo = proveedor?.razonSocial ?? t('proveedores.uno');
  return (
    <Pagina
      titulo={titulo}
      rastro={[{ titulo: t('proveedores.titulo'), a: '/articulos/proveedores' }, { titulo }]}
      {...(proveedor
        ? {
            estado: <EstadoDeProveedor estado={proveedor.estado} sobreBanda />,
            acciones: <Acciones proveedor={proveedor} />,
          }
        : {})}
    >
      <Cargado consulta={consulta}>{(datos) => <Ficha proveedor={datos} />}</Cargado>
    </Pagina>
  );
}

function Acciones({ proveedor }: { readonly proveedor: Proveedor }) {
  const { t } = useTranslation('articulos');
  const puede = usePuede();
  const acciones = useAccionesDeProveedor()(proveedor);
  const [editando, setEditando] = useState(false);
  if (!puede(cambiarProveedor)) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<IconPencil size={18} stroke={1.7} aria-hidden />}
        onClick={() => setEditando(true)}
      >
        {t('proveedores.accion.editar')}
      </Button>
      <MenuDeFila etiqueta={t('proveedores.accion.mas', { nombre: proveedor.razonSocial })} acciones={() => acciones} />
      {editando && <PanelDeProveedor proveedor={proveedor} onCerrar={() => setEditando(false)} />}
    </>
  );
}

function Ficha({ proveedor }: { readonly proveedor: Proveedor }) {
  const { t } = useTranslation('articulos');
  const { seccion = 'datos' } = useSearch({ strict: false }) as { seccion?: SeccionDeProveedor };
  const navigate = useNavigate();
  return (
    <>
      <Tarjeta sinRelleno>
        <Pestanas
          etiqueta={t('proveedores.ficha.secciones')}
          valor={seccion}
          pestanas={SECCIONES_DE_PROVEEDOR.map((id) => ({
            id,
            titulo: t(`proveedores.ficha.${id}`),
            ...(id === 'articulos' ? { cantidad: proveedor.articulos } : {}),
          }))}
          onCambio={(nueva) =>
            void navigate({
              to: '/articulos/proveedores/$id',
              params: { id: proveedor.id },
              search: nueva === 'datos' ? {} : { seccion: nueva },
              resetScroll: false,
            })
          }
        />
      </Tarjeta>
      {seccion === 'datos' && <DatosDeProveedor proveedor={proveedor} />}
      {seccion === 'articulos' && <ArticulosDeProveedor proveedorId={proveedor.id} />}
      {seccion === 'actividad' && <Actividad id={proveedor.id} />}
    </>
  );
}

function Actividad({ id }: { readonly id: string }) {
  const { t } = useTranslation('articulos');
  return (
    <Tarjeta titulo={t('proveedores.ficha.actividad')}>
      <LineaDeTiempo
        entidad="proveedor"
        id={id}
        campos={{
          razonSocial: t('proveedores.campo.razonSocial'),
          nombreFantasia: t('proveedores.campo.nombreFantasia'),
          cuit: t('proveedores.campo.cuit'),
          condicionIva: t('proveedores.campo.condicionIva'),
          contacto: t('proveedores.campo.contacto'),
          email: t('proveedores.campo.email'),
          telefono: t('proveedores.campo.telefono'),
          domicilio: t('proveedores.campo.domicilio'),
          moneda: t('proveedores.campo.moneda'),
          condicionDePago: t('proveedores.campo.condicionDePago'),
          descuentosDelCosto: t('proveedores.campo.descuentos'),
          diasDeEntrega: t('proveedores.campo.diasDeEntrega'),
          observaciones: t('proveedores.campo.observaciones'),
          estado: t('proveedores.campo.estado'),
        }}
      />
    </Tarjeta>
  );
}
