import type { menuEs } from './menu.es.ts';
import type { Traduccion } from './traduccion.ts';

export const menuFr: Traduccion<typeof menuEs> = {
  inicio: 'Accueil',
  grupo: {
    gestion: 'Gestion',
    configuracion: 'Configuration',
    otros: 'Autres',
  },
  articulos: {
    titulo: 'Articles',
    tabla: 'Articles',
    actualizarPrecio: 'Mettre à jour les prix',
    material: 'Catégories (matériel)',
    familia: 'Familles',
    subfamilia: 'Sous-familles',
    proveedores: 'Fournisseurs',
    estructura: 'Structures',
    reportes: 'Rapports',
  },
  stock: {
    titulo: 'Stock',
    centralizado: 'Stock centralisé',
    ajuste: 'Ajustements de stock',
    ordenMovimiento: 'Ordres de mouvement',
    reposicion: 'Réapprovisionnement',
    obsolescencia: 'Obsolescence',
    reportes: 'Fiche de stock et rapports',
  },
  ventas: {
    titulo: 'Ventes',
    notas: 'Bons de commande',
    finalizar: 'Finaliser les commandes',
    reportes: 'Rapports',
  },
  clientes: {
    titulo: 'Clients',
    tabla: 'Clients',
    reporte: 'Rapports',
  },
  taller: {
    titulo: 'Atelier',
    sobres: 'Enveloppes et ordres de travail',
    reporte: 'Rapports',
  },
  tablas: {
    titulo: 'Tables générales',
    localidades: 'Localités',
    provincias: 'Provinces',
    sucursales: 'Succursales',
    depositos: 'Dépôts',
    talleres: 'Ateliers',
    unidades: 'Unités',
    marcas: 'Marques',
    condiciones: 'Conditions de vente',
    motivos: 'Motifs',
  },
  importaciones: {
    titulo: 'Importations',
  },
  administracion: {
    titulo: 'Administration',
    panel: 'Tableau de bord',
    usuarios: 'Utilisateurs',
    permisos: 'Autorisations',
  },
  usuario: {
    titulo: 'Utilisateur',
    perfil: 'Mon profil',
    configuracion: 'Configuration',
    manual: "Manuel de l'utilisateur",
  },
};
