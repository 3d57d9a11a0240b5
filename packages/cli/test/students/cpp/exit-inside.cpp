#include<iostream>
#include<vector>
#include<cstdlib>
using namespace std;
int s[9][9];
vector<pair<int,int>> blank;
bool isOk(int x, int y, int n){
	int a = x/3*3, b = y/3*3;
	for(int i=0;i<9;i++){
		if(s[x][i]==n) return false;
		if(s[i][y]==n) return false;
	}
	for(int i=a;i<a+3;i++)
		for(int j=b;j<b+3;j++)
			if(s[i][j]==n) return false;
	return true;
}
void sol(int depth){
	if(depth==blank.size()){
		for(int i=0;i<9;i++){
			for(int j=0;j<9;j++) cout<<s[i][j]<<" ";
			cout<<endl;
		}
		exit(0);   //하나만 출력하고 끝
	}
	int x=blank[depth].first;
	int y=blank[depth].second;
	for(int n=1;n<=9;n++){
		if(isOk(x,y,n)){
			s[x][y]=n; //+
			sol(depth+1);
			s[x][y]=0; //-
		}
	}
}
int main(){
	ios::sync_with_stdio(0);
	cin.tie(0);
	for(int i=0;i<9;i++)
		for(int j=0;j<9;j++){
			cin>>s[i][j];
			if(s[i][j]==0) blank.push_back(make_pair(i,j));
		}
	sol(0);
}
