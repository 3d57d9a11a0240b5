#include<stdio.h>
#define REP(i,n) for(int i=0;i<(n);i++)
#define RB(x) ((x)/3*3)
int s[9][9],e=0;
int chk(int y,int x,int n){
    REP(i,9)if(s[y][i]==n||s[i][x]==n)return 1;
    REP(i,3)REP(j,3)if(s[RB(y)+i][RB(x)+j]==n)return 1;
    return 0;
}
void f(int y,int x){
    if(y==9){e=1;return;}
    int Y=x==8?y+1:y,X=x==8?0:x+1;
    if(s[y][x]){f(Y,X);return;}
    REP(k,9){
        if(chk(y,x,k+1))continue;
        s[y][x]=k+1; //+
        f(Y,X);
        if(e)return;
        s[y][x]=0; //-
    }
}
int main(){
    REP(i,9)REP(j,9)scanf("%1d",&s[i][j]);
    f(0,0);
    REP(i,9){REP(j,9)printf("%d",s[i][j]);puts("");}
}
